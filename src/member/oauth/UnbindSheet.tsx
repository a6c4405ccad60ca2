/** 解绑: proven by a code to the own mobile. Who would have nothing but the mobile left sets a password first. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AuthBinding, Member } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CodeField } from '@/domain/member/CodeField';
import { codeFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './oauth.module.scss';

interface UnbindSheetProps {
  /** What is given up; without it the sheet is closed. */
  row: AuthBinding | undefined;
  member: Member;
  /** The last way in beside the mobile. */
  last: boolean;
  onClose: () => void;
  onDone: (left: AuthBinding[]) => void;
}

/** The messenger's own endpoint says only that it is done. */
async function unbind(provider: AuthBinding['provider'], code: string): Promise<AuthBinding[]> {
  if (provider === 'mobile') throw new Error('the mobile is changed, not given up');
  if (provider !== 'wechat') return call('auth.delete', { provider, code });
  await call('site.unBindWechat', { code });
  return call('auth.list');
}

export function UnbindSheet({ row, member, last, onClose, onDone }: UnbindSheetProps): ReactElement {
  const { feedback } = useStores();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const sms = useSmsCode('bind', () => member.mobile);
  const label = row?.label ?? '';
  const needsPassword = last && !member.hasPassword;
  const close = () => {
    setCode('');
    setError(undefined);
    onClose();
  };
  const end = useAction(async () => {
    const fault = codeFault(code);
    if (fault || !row) return void setError(fault);
    try {
      onDone(await unbind(row.provider, code));
    } catch (failure) {
      if (failure instanceof RefusedError) setError(failure.message);
      throw failure;
    }
    close();
    feedback.toast(`已解绑${label}`);
  });
  const setPassword = async () => {
    close();
    await go('/member/pages/password', {});
  };
  return (
    <Sheet
      open={row !== undefined}
      title={`解绑${label}`}
      onClose={close}
      footer={
        needsPassword ? (
          <Button block size="l" onPress={setPassword}>
            去设置登录密码
          </Button>
        ) : (
          <Button block size="l" tone="ink" busy={end.pending && '解绑中'} onPress={end.run}>
            解绑
          </Button>
        )
      }
    >
      <Words size="sub" tone="soft" block>
        {needsPassword
          ? '这是手机号之外最后一种登录方式。先设一个登录密码，换手机号时也能证明是你本人。'
          : row?.provider === 'app'
            ? '解绑后，App 上的登录会马上退出。'
            : `解绑后不能再用${label}登录，订单和积分都不变。验证码发到 ${member.mobile}。`}
      </Words>
      {!needsPassword && (
        <View className={styles.code}>
          <CodeField
            sms={sms}
            value={code}
            error={error}
            onInput={(value) => {
              setCode(value);
              setError(undefined);
            }}
            onConfirm={end.run}
          />
        </View>
      )}
    </Sheet>
  );
}
