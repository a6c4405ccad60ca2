/** What stands on /member/pages/password2 at each step. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { CodeField } from '@/domain/member/CodeField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Keypad, PinDots } from '@/ui/kit/Keypad';
import { Title, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import type { PayPassword } from './usePayPassword';
import styles from './PayPasswordSteps.module.scss';

const WORDS = {
  old: { title: '输入原支付密码', note: '确认是你本人' },
  new: { title: '设置 6 位数字', note: '别用生日，避开 123456、111111 这样的数字' },
  again: { title: '再输入一次', note: '两次一样才会保存' },
} as const;

export function PayPasswordSteps({
  state,
  mobile,
  hasOne,
}: {
  state: PayPassword;
  mobile: string;
  hasOne: boolean;
}): ReactElement {
  const { step, digits, error, busy, setDigits } = state;
  if (step === 'start')
    return (
      <View className={styles.body}>
        <Head title="支付密码已设置" note="用余额付款时需要它" />
        {error && (
          <Words size="sub" tone="danger" className={styles.error} role="alert">
            {error}
          </Words>
        )}
        <Cells>
          <Cell label="用原密码修改" onPress={() => state.to('old')} />
          <Cell label="忘记密码，用短信重设" onPress={() => state.to('code')} />
        </Cells>
      </View>
    );
  if (step === 'code')
    return (
      <View className={styles.body}>
        <Head title="先验证手机号" note={`验证码会发到 ${mobile}`} />
        <Card clip>
          <CodeField
            sms={state.sms}
            value={digits}
            error={error}
            onInput={setDigits}
            onConfirm={() => void state.submitCode()}
            onFull={(typed) => void state.submitCode(typed)}
          />
        </Card>
        <Button block size="l" busy={busy && '验证中'} onPress={() => state.submitCode()}>
          下一步
        </Button>
      </View>
    );
  return (
    <View className={styles.body}>
      <Head {...WORDS[step]} />
      <PinDots label={WORDS[step].title} value={digits} error={error} />
      {step === 'old' && (
        <Button tone="plain" size="s" onPress={() => state.to('code')}>
          忘记密码
        </Button>
      )}
      {step === 'new' && hasOne && (
        <Words size="sub" tone="soft">
          保存后，原来的支付密码立即失效
        </Words>
      )}
      <Keypad
        key={step}
        fixed
        label={WORDS[step].title}
        value={digits}
        busy={busy}
        onInput={setDigits}
        onFull={state.full}
      />
    </View>
  );
}

const Head = ({ title, note }: { title: string; note: string }): ReactElement => (
  <View className={styles.head}>
    <Title size="head" tracked role="heading" aria-level={2}>
      {title}
    </Title>
    <Words size="sub" tone="soft">
      {note}
    </Words>
  </View>
);
