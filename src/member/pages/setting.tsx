/** /member/pages/setting: profile, security, colours, music, cache, closing, logout. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useDidShow } from '@tarojs/taro';
import { useStores } from '@/core/stores';
import { ThemeSheet } from '@/domain/member/ThemeSheet';
import { Page, usePageData } from '@/ui/shell';
import { CloseSheet } from '../setting/CloseSheet';
import { MobileSheet } from '../setting/MobileSheet';
import { SettingBody } from '../setting/SettingBody';

export default observer(function SettingPage() {
  const { session, config } = useStores();
  const [sheet, setSheet] = useState<'mobile' | 'theme' | 'close'>();
  const state = usePageData(() => Promise.all([session.loadMember(), config.load()]).then(([member]) => member));
  // What the pages behind it changed (password, profile) is in the store already; the cached call only refreshes it.
  useDidShow(() => void session.loadMember().catch(() => undefined));
  const member = session.member ?? state.data;
  const close = () => setSheet(undefined);
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={
        member && (
          <>
            <MobileSheet member={member} open={sheet === 'mobile'} onClose={close} />
            <ThemeSheet open={sheet === 'theme'} onClose={close} />
            <CloseSheet member={member} open={sheet === 'close'} onClose={close} />
          </>
        )
      }
    >
      {() =>
        member && (
          <SettingBody
            member={member}
            onMobile={() => setSheet('mobile')}
            onTheme={() => setSheet('theme')}
            onClose={() => setSheet('close')}
          />
        )
      }
    </Page>
  );
});
