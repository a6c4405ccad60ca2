/** /site/pages/setPassword: 验证手机 -> 设置新密码 -> 完成. Leaving midway starts over. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { relaunch, replace } from '@/core/routes';
import { CodeField } from '@/domain/member/CodeField';
import { PasswordField } from '@/domain/member/PasswordField';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Steps } from '@/ui/kit/Steps';
import { TextField } from '@/ui/kit/TextField';
import { Page, usePageParams } from '@/ui/shell';
import { Doing, FieldCard } from '../account/Frame';
import { useReset, type ResetStep } from '../password/useReset';
import styles from '../password/reset.module.scss';

const STEPS: { id: ResetStep; title: string }[] = [
  { id: 'verify', title: '验证手机' },
  { id: 'password', title: '设置新密码' },
  { id: 'done', title: '完成' },
];

export default observer(function SetPasswordPage() {
  const { mobile = '' } = usePageParams<'/site/pages/setPassword'>();
  const reset = useReset(mobile);
  const { step, own, form, secret, sms, verify, save } = reset;
  const current = STEPS.findIndex(({ id }) => id === step);
  return (
    <Page title={own ? '登录密码' : '找回密码'}>
      <View className={styles.body}>
        <Steps items={STEPS} current={step === 'done' ? -1 : current} layout="row" label="进度" />
        {step === 'verify' && (
          <>
            <FieldCard>
              {own ? (
                <Cell label="手机号">{own}</Cell>
              ) : (
                <TextField
                  {...form.bind('mobile')}
                  label="手机号"
                  kind="tel"
                  complete="tel"
                  maxLength={11}
                  placeholder="11 位手机号"
                  clearable
                />
              )}
              <CodeField
                sms={sms}
                value={form.values.code}
                error={form.errors.code}
                onInput={(code) => form.set('code', code)}
                onConfirm={verify.run}
              />
            </FieldCard>
            <Doing>
              <Button block size="l" busy={verify.pending && '验证中'} onPress={verify.run}>
                下一步
              </Button>
            </Doing>
          </>
        )}
        {step === 'password' && (
          <>
            <FieldCard>
              <PasswordField {...secret.bind('password')} label="新密码" rated />
              <PasswordField {...secret.bind('again')} label="再输一遍" onConfirm={save.run} />
            </FieldCard>
            <Doing>
              <Button block size="l" busy={save.pending && '保存中'} onPress={save.run}>
                保存
              </Button>
            </Doing>
          </>
        )}
        {step === 'done' && (
          <Empty
            picture="favourite"
            title="新密码已生效"
            text="其他设备上的登录都已退出"
            button={reset.entered ? '去我的' : '去登录'}
            tone="primary"
            onPress={() => (reset.entered ? relaunch('/pages/tea/mine') : replace('/site/pages/login', {}))}
          />
        )}
      </View>
    </Page>
  );
});
