/** 我已阅读并同意《用户协议》《隐私政策》: a tick that shakes when it is missing; each text opens and comes back ticked. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CheckMark } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Agreement.module.scss';

export interface AgreementState {
  agreed: boolean;
  /** Counts the refusals, so that each shakes anew. */
  shaken: number;
  set: (agreed: boolean) => void;
  /** True when ticked; otherwise it shakes and asks. */
  ask: () => boolean;
}

export function useAgreement(): AgreementState {
  const { feedback } = useStores();
  const [agreed, set] = useState(false);
  const [shaken, setShaken] = useState(0);
  const ask = () => {
    if (agreed) return true;
    setShaken((count) => count + 1);
    feedback.toast('请先阅读并同意用户协议与隐私政策');
    return false;
  };
  return { agreed, shaken, set, ask };
}

const TEXTS = [
  { code: 'AGREEMENT', title: '《用户协议》' },
  { code: 'PRIVACY', title: '《隐私政策》' },
] as const;

export function Agreement({ state }: { state: AgreementState }): ReactElement {
  const read = async (code: string) => {
    const answer = await pick<{ code: string; version: string }>('/site/pages/single_detail', { code });
    if (answer) state.set(true);
  };
  return (
    // A new key restarts the animation; the two names alternate so that the browser sees a change.
    <View className={`${styles.row} ${state.shaken > 0 ? (state.shaken % 2 ? styles.shake : styles.again) : ''}`}>
      <Pressable
        className={styles.tick}
        role="checkbox"
        checked={state.agreed}
        label="我已阅读并同意用户协议与隐私政策"
        onPress={() => state.set(!state.agreed)}
      >
        <CheckMark checked={state.agreed} />
        <Text className={styles.words}>我已阅读并同意</Text>
      </Pressable>
      {TEXTS.map(({ code, title }) => (
        <Pressable key={code} className={styles.link} role="link" label={`阅读${title}`} onPress={() => read(code)}>
          <Text>{title}</Text>
        </Pressable>
      ))}
    </View>
  );
}
