/** What both applications have: the licence, the agreement, and after a refusal its reason at the field that it is about. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { JoinAgreement } from '@/domain/content/JoinAgreement';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { fieldNamed } from './validators';
import styles from './wholesale.module.scss';

const TITLES = { wholesale: '申请批发商', merchant: '申请商家入驻' };

interface Sent {
  /** Why it was refused. */
  reason?: string | undefined;
  license?: string | undefined;
}

/** `words`: by which word of a reason a field is meant. */
export function usePapers<F extends string>(
  form: { check: () => boolean; done: () => void },
  sent: Sent,
  words: readonly (readonly [word: RegExp, field: F | 'license'])[],
) {
  const { feedback } = useStores();
  const [license, setLicense] = useState<string[]>(sent.license ? [sent.license] : []);
  const [agreed, setAgreed] = useState(false);
  const named = fieldNamed(sent.reason, words);
  return {
    license,
    setLicense,
    agreed,
    setAgreed,
    /** Below the field that it is about; above all of them when it names none. */
    refusal: (field?: F | 'license'): ReactNode =>
      sent.reason && named === field && <Notice tone="warn">{`驳回原因：${sent.reason}`}</Notice>,
    lacksLicense: license.length === 0 && '请上传营业执照照片',
    /** `lacks`: what is missing beside the typed fields, in the order of the form. */
    async send<T>(
      lacks: readonly (string | false)[],
      apply: (license: string) => Promise<T>,
      onSent: (answer: T) => void,
    ): Promise<void> {
      if (!form.check()) return;
      const lack = [...lacks, !agreed && '请先阅读并同意协议'].find((one) => one !== false);
      if (lack) return void feedback.toast(lack);
      const answer = await apply(license[0] ?? '');
      form.done();
      feedback.toast('已提交，1 个工作日内审核');
      onSent(answer);
    },
  };
}
type Papers<F extends string> = ReturnType<typeof usePapers<F>>;

interface PapersSheetProps<F extends string> {
  code: keyof typeof TITLES;
  papers: Papers<F>;
  open: boolean;
  send: { pending: boolean; run: () => unknown };
  onClose: () => void;
  children: ReactNode;
}

export function PapersSheet<F extends string>(props: PapersSheetProps<F>): ReactElement {
  const { code, papers, open, send, onClose, children } = props;
  return (
    <Sheet
      open={open}
      title={TITLES[code]}
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          提交申请
        </Button>
      }
    >
      <View className={styles.form}>
        {papers.refusal()}
        {children}
        <JoinAgreement code={code} agreed={papers.agreed} onChange={papers.setAgreed} />
      </View>
    </Sheet>
  );
}

export const LicenseField = <F extends string>({ papers }: { papers: Papers<F> }): ReactElement => (
  <>
    <PhotoField label="营业执照" scene="paper" most={1} value={papers.license} onChange={papers.setLicense} />
    {papers.refusal('license')}
  </>
);
