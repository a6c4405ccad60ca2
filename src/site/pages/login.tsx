/**
 * /site/pages/login: by code, by password, or by the app around the page. What the shop has closed is not there. Then back to where
 * the person came from.
 */
import { APP_NAME } from '@/core/lib/app';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { LoginResult, Logins } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isMobile } from '@/domain/member/rules';
import { Segmented } from '@/ui/kit/Segmented';
import { Page, useAction, usePageParams } from '@/ui/shell';
import { useAgreement } from '../account/Agreement';
import { Frame, Ways } from '../account/Frame';
import { useEntry } from '../account/useEntry';
import { WordLink } from '../account/WordLink';
import { CodeForm } from '../login/CodeForm';
import { OutsideLogin } from '../login/OutsideLogin';
import { PasswordForm } from '../login/PasswordForm';
import { PhoneButton } from '../login/PhoneButton';
import { useLoginWays } from '../login/ways';
import styles from '../login/login.module.scss';

const FORMS = [
  { id: 'code', label: '验证码登录' },
  { id: 'password', label: '密码登录' },
] as const;
type FormId = (typeof FORMS)[number]['id'];

function noteOf(ways: Logins, ticket: string | undefined): string {
  if (ticket) return '这个微信或钉钉还没有对应的会员，验证手机号后就是你的账号';
  if (ways.code) return '新手机号验证后自动成为会员';
  return ways.password ? '第一次来，先注册会员' : '请在微信里打开本店，一键登录';
}

export default observer(function LoginPage() {
  const { backurl } = usePageParams<'/site/pages/login'>();
  const { feedback, cache } = useStores();
  const { enter } = useEntry(backurl);
  const agreement = useAgreement();
  const ways = useLoginWays();
  const forms = FORMS.filter(({ id }) => ways[id]);
  const [chosen, setChosen] = useState<FormId>('code');
  const [ticket, setTicket] = useState<string>();
  const [known] = useState(() => cache.get('username'));
  const [account, setAccount] = useState(known ?? '');
  // Whoever came from outside proves a mobile, however people log in otherwise.
  const form = ticket ? 'code' : (forms.find(({ id }) => id === chosen) ?? forms[0])?.id;

  /** A session, or the ticket that asks for the mobile. */
  const finish = async (result: LoginResult, name?: string) => {
    if (await enter(result, name)) return true;
    if (!result.bindTicket) return false;
    setTicket(result.bindTicket);
    feedback.toast('再验证一次手机号就好');
    return true;
  };
  const byPhone = useAction(async (phoneCode: string) => {
    if (!agreement.ask()) return false;
    return finish(await call('miniProgram.mobileLogin', { phoneCode, bindTicket: ticket ?? '' }));
  });

  const shared = { agreement, account, onAccount: setAccount, onDone: finish };

  return (
    <Page>
      <Frame
        title={ticket ? '绑定手机号' : known ? `欢迎回到${APP_NAME}` : `登录${APP_NAME}`}
        note={noteOf(ways, ticket)}
      >
        {!ticket && form && forms.length > 1 && (
          <View className={styles.forms}>
            <Segmented items={forms} current={form} label="登录方式" block onChange={setChosen} />
          </View>
        )}
        {form === 'code' && <CodeForm key={ticket ?? ''} {...shared} bindTicket={ticket} />}
        {form === 'password' && (
          <>
            <PasswordForm of="member" {...shared} />
            <Ways>
              <WordLink onPress={() => go('/site/pages/setPassword', isMobile(account) ? { mobile: account } : {})}>
                忘记密码
              </WordLink>
            </Ways>
          </>
        )}
        {ticket ? (
          <View className={styles.phone}>
            <PhoneButton
              disabled={byPhone.pending}
              onCode={byPhone.run}
              onRefused={() => feedback.toast('没有获得手机号，可用验证码')}
            />
          </View>
        ) : (
          <OutsideLogin agreement={agreement} alone={!form} onDone={finish} />
        )}
        <Ways>
          <WordLink tone="accent" onPress={() => go('/site/pages/register', {})}>
            注册会员
          </WordLink>
          {ways.channel && (
            <WordLink onPress={() => go('/site/pages/login_channel', backurl ? { backurl } : {})}>渠道商登录</WordLink>
          )}
          <WordLink onPress={() => go('/site/pages/single_detail', { code: 'HELP_ACCOUNT' })}>遇到问题</WordLink>
        </Ways>
      </Frame>
    </Page>
  );
});
