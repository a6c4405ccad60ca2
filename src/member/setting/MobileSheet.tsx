/** 更换手机号: the owner proves himself by the old number or the login password, then the new number is verified. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { Member } from '@/contract';
import { CodeField } from '@/domain/member/CodeField';
import { PasswordField } from '@/domain/member/PasswordField';
import { Button } from '@/ui/kit/Button';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import styles from './MobileSheet.module.scss';
import { useNewMobile, type NewMobileStep, type Way } from './useNewMobile';

const STEPS: { id: NewMobileStep; title: string }[] = [
  { id: 'owner', title: '验证身份' },
  { id: 'mobile', title: '新手机号' },
];
const WAYS: { id: Way; label: string }[] = [
  { id: 'code', label: '原手机号验证码' },
  { id: 'password', label: '登录密码' },
];

interface MobileSheetProps {
  member: Member;
  open: boolean;
  onClose: () => void;
}

export function MobileSheet({ member, open, onClose }: MobileSheetProps): ReactElement {
  const change = useNewMobile(member, onClose);
  const { step, owner, next, prove, save } = change;
  const close = () => {
    change.restart();
    onClose();
  };
  const button =
    step === 'owner' ? (
      <Button block size="l" busy={prove.pending && '验证中'} onPress={prove.run}>
        下一步
      </Button>
    ) : (
      <Button block size="l" busy={save.pending && '保存中'} onPress={save.run}>
        换成这个手机号
      </Button>
    );
  return (
    <Sheet open={open} title="更换手机号" onClose={close} footer={button}>
      <Stack gap={12}>
        <Steps items={STEPS} current={STEPS.findIndex(({ id }) => id === step)} layout="row" label="进度" />
        {step === 'owner' && (
          <>
            <Note>
              现在的手机号是 {member.mobile}。换号前先确认是本人
              {member.hasPassword ? '，两种方式选一种。' : '；原手机号已停用，请联系客服。'}
            </Note>
            {member.hasPassword && (
              <Segmented
                block
                items={WAYS}
                current={owner.values.way}
                label="验证方式"
                onChange={(way) => owner.set('way', way)}
              />
            )}
            <View className={styles.card}>
              {owner.values.way === 'code' ? (
                <CodeField {...owner.bind('code')} sms={change.oldSms} onConfirm={prove.run} />
              ) : (
                <PasswordField {...owner.bind('password')} label="登录密码" known onConfirm={prove.run} />
              )}
            </View>
          </>
        )}
        {step === 'mobile' && (
          <>
            <View className={styles.card}>
              <TextField
                {...next.bind('mobile')}
                label="新手机号"
                kind="tel"
                complete="tel"
                maxLength={11}
                placeholder="11 位手机号"
                confirmType="next"
                clearable
              />
              <CodeField {...next.bind('code')} sms={change.newSms} onConfirm={save.run} />
            </View>
            <Note>换号后用新手机号登录，积分、订单和优惠券都不变。</Note>
          </>
        )}
      </Stack>
    </Sheet>
  );
}
