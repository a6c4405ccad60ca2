/** 手机号 and the code that is sent to it; a code is only asked for when the number is right. */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { SiteConfig, SmsScene } from '@/contract';
import { useStores } from '@/core/stores';
import { CodeField } from '@/domain/member/CodeField';
import { mobileFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { TextField } from '@/ui/kit/TextField';
import { WordLink } from './WordLink';
import styles from './MobileCode.module.scss';

/** As `form.bind` gives it. */
interface Bound {
  id?: string;
  value: string;
  error: string | undefined;
  onInput: (value: string) => void;
}
type DemoAccount = NonNullable<SiteConfig['demoAccounts']>[number];
interface MobileCodeProps {
  scene: SmsScene;
  mobile: Bound;
  code: Bound;
  /** The number is not one: said under its field. */
  onFault: (fault: string) => void;
  onConfirm?: () => void;
  /** A demo account was taken: what else of it the form wants. */
  onDemo?: (account: DemoAccount) => void;
  /** Between the two. */
  children?: ReactNode;
}

/** The account of a demo server that this form can be tried with. */
const demoFor = (accounts: SiteConfig['demoAccounts'] = [], scene: SmsScene): DemoAccount | undefined =>
  scene === 'register'
    ? undefined
    : accounts.find(({ channelNo }) => (channelNo !== undefined) === (scene === 'channel'));

export const MobileCode = observer(function MobileCode(props: MobileCodeProps): ReactElement {
  const { scene, mobile, code, onFault, onConfirm, onDemo, children } = props;
  const { config } = useStores();
  const sms = useSmsCode(scene, () => {
    const fault = mobileFault(mobile.value);
    if (fault) onFault(fault);
    return fault ? undefined : mobile.value;
  });
  const { value, error, onInput } = code;
  const demo = demoFor(config.value?.demoAccounts, scene);
  const [taken, setTaken] = useState(false);
  const { hint } = sms;
  useEffect(() => {
    if (!taken || !hint) return;
    setTaken(false);
    onInput(hint);
  }, [taken, hint, onInput]);
  const take = (account: DemoAccount) => {
    setTaken(true);
    mobile.onInput(account.mobile);
    onDemo?.(account);
    return sms.send(account.mobile);
  };
  return (
    <>
      <TextField
        {...mobile}
        label="手机号"
        kind="tel"
        complete="tel"
        maxLength={11}
        placeholder="11 位手机号"
        confirmType="next"
        clearable
      />
      {children}
      <CodeField sms={sms} value={value} error={error} onInput={onInput} onConfirm={onConfirm} />
      {demo && !sms.sent && (
        <View className={styles.demo}>
          <WordLink role="button" tone="accent" onPress={() => take(demo)}>
            {`演示环境，用${demo.name} ${demo.mobile} 的验证码`}
          </WordLink>
        </View>
      )}
    </>
  );
});
