/** 申请成为窖主: whose name hangs on the slots; the payment comes after it. A renewal asks the same, with what was written. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { mobileFault } from '@/domain/member/rules';
import { JoinAgreement } from '@/domain/content/JoinAgreement';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useForm } from '@/ui/shell';
import type { CellarClub } from './useCellarClub';
import { plaqueFault } from './labels';
import styles from './cellarClub.module.scss';

interface ApplySheetProps {
  open: boolean;
  club: CellarClub;
  renew: boolean;
  /** 甲二、甲三 */
  codes: string;
  /** Fen. */
  price: number;
  start: { name: string; mobile: string; plaque: string };
  onClose: () => void;
}

export function ApplySheet({ open, club, renew, codes, price, start, onClose }: ApplySheetProps): ReactElement {
  const { feedback } = useStores();
  const form = useForm(
    { ...start, agree: false },
    {
      name: (text) => (text.trim() === '' ? '请填写姓名' : undefined),
      // The own number is known masked only, and may be sent like that.
      mobile: (text) => (text === start.mobile && text.includes('*') ? undefined : mobileFault(text)),
      plaque: plaqueFault,
    },
    renew ? undefined : 'cellar-apply',
  );
  const { name, mobile, plaque, agree } = form.values;
  const submit = async () => {
    if (!form.check()) return;
    if (!agree) return void feedback.toast('请先同意茶窖托管协议');
    if (!(await club.apply.run({ name: name.trim(), mobile, plaque: plaque.trim(), agree }, renew))) return;
    form.done();
    onClose();
  };
  return (
    <Sheet
      open={open}
      title={renew ? '续费' : '申请成为窖主'}
      closable={!club.apply.pending}
      onClose={onClose}
      footer={
        <Button block size="l" busy={club.apply.pending && '提交中'} onPress={() => void submit()}>
          {`去支付 ${shortYuan(price)}`}
        </Button>
      }
    >
      <View className={styles.sign}>
        <Text className={styles.board}>{plaque.trim() || '名牌'}</Text>
        <Text className={styles.label}>{`挂在窖位 ${codes}`}</Text>
      </View>
      <TextField label="名牌" placeholder="茶室、雅号，最多 8 个字" maxLength={8} {...form.bind('plaque')} />
      <TextField label="姓名" placeholder="窖主姓名，不公开" maxLength={20} {...form.bind('name')} />
      <TextField label="手机号" kind="tel" placeholder="到期与开窖时联系你" maxLength={11} {...form.bind('mobile')} />
      <View className={styles.agree}>
        <JoinAgreement code="escrow" agreed={agree} onChange={(value) => form.set('agree', value)} />
      </View>
      <Note block className={styles.hint}>
        提交后窖位为你保留 15 分钟。
      </Note>
    </Sheet>
  );
}
