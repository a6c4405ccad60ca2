/** /site/pages/login: by code, by password, or by the app around the page; a partner by the channel. Then back to where the person came from. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { LoginResult } from '@/contract';
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
import { ChannelForm } from '../login/ChannelForm';
import { CodeForm } from '../login/CodeForm';
import { OutsideLogin } from '../login/OutsideLogin';
import { PasswordForm } from '../login/PasswordForm';
import { PhoneButton } from '../login/PhoneButton';
import styles from '../login/login.module.scss';

const FORMS = [
  { id: 'code', label: '验证码登录' },
  { id: 'password', label: '密码登录' },
] as const;
const CHANNEL_HOME = '/shop/pages/category_channel';

export default function LoginPage() {
  const { backurl, form } = usePageParams<'/site/pages/login'>();
  const [partner, setPartner] = useState(form === 'channel');
  return (
    <Page>
      {partner ? (
        <PartnerLogin backurl={backurl} onMember={() => setPartner(false)} />
      ) : (
        <MemberLogin backurl={backurl} onPartner={() => setPartner(true)} />
      )}
    </Page>
  );
}

/** Leads to the partner's own catalogue, not to the mall. */
function PartnerLogin({ backurl = CHANNEL_HOME, onMember }: { backurl?: string; onMember: () => void }) {
  const { enter } = useEntry(backurl, { channel: true });
  return (
    <Frame title="渠道商登录" note="登录后按渠道价整箱选货">
      <ChannelForm agreement={useAgreement()} onDone={enter} />
      <Ways>
        <WordLink onPress={onMember}>会员登录</WordLink>
        <WordLink onPress={() => go('/contact/pages/ContactUs', { topic: 'channel' })}>申请成为渠道商</WordLink>
      </Ways>
    </Frame>
  );
}

const MemberLogin = observer(function MemberLogin({ backurl, onPartner }: { backurl?: string; onPartner: () => void }) {
  const { feedback, cache } = useStores();
  const { enter } = useEntry(backurl);
  const agreement = useAgreement();
  const [form, setForm] = useState<'code' | 'password'>('code');
  const [ticket, setTicket] = useState<string>();
  const [known] = useState(() => cache.get('username'));
  const [account, setAccount] = useState(known ?? '');

  /** A session, or the ticket that asks for the mobile. */
  const finish = async (result: LoginResult, name?: string) => {
    if (await enter(result, name)) return true;
    if (!result.bindTicket) return false;
    setForm('code');
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
    <Frame
      title={ticket ? '绑定手机号' : known ? '欢迎回到叶间' : '登录叶间'}
      note={ticket ? '这个微信或钉钉还没有对应的会员，验证手机号后就是你的账号' : '新手机号验证后自动成为会员'}
    >
      {!ticket && (
        <View className={styles.forms}>
          <Segmented items={FORMS} current={form} label="登录方式" block onChange={setForm} />
        </View>
      )}
      {form === 'code' ? (
        <CodeForm key={ticket ?? ''} {...shared} bindTicket={ticket} />
      ) : (
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
        <OutsideLogin agreement={agreement} onDone={finish} />
      )}
      <Ways>
        <WordLink tone="accent" onPress={() => go('/site/pages/register', {})}>
          注册会员
        </WordLink>
        <WordLink onPress={onPartner}>渠道商登录</WordLink>
        <WordLink onPress={() => go('/site/pages/single_detail', { code: 'HELP_ACCOUNT' })}>遇到问题</WordLink>
      </Ways>
    </Frame>
  );
});
