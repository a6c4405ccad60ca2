/** /site/pages/login_channel: a partner comes in by the number of the channel or by password, and leaves to the channel's own catalogue. */
import { observer } from 'mobx-react';
import { go, replace } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { useAgreement } from '../account/Agreement';
import { Frame, Ways } from '../account/Frame';
import { useEntry } from '../account/useEntry';
import { WordLink } from '../account/WordLink';
import { ChannelForm } from '../login/ChannelForm';
import { useLoginWays } from '../login/ways';

const CHANNEL_HOME = '/shop/pages/category_channel';
const toMembers = () => replace('/site/pages/login', {});

export default observer(function ChannelLoginPage() {
  const { channelNo, backurl = CHANNEL_HOME } = usePageParams<'/site/pages/login_channel'>();
  const { enter } = useEntry(backurl, { channel: true });
  const agreement = useAgreement();
  const { channel } = useLoginWays();
  return (
    <Page>
      {channel ? (
        <Frame title="渠道商登录" note="登录后按渠道价整箱选货">
          <ChannelForm agreement={agreement} channelNo={channelNo} onDone={enter} />
          <Ways>
            <WordLink onPress={toMembers}>会员登录</WordLink>
            <WordLink onPress={() => go('/contact/pages/ContactUs', { topic: 'channel' })}>申请成为渠道商</WordLink>
          </Ways>
        </Frame>
      ) : (
        <Empty title="本店没有开通渠道商登录" button="会员登录" onPress={toMembers} />
      )}
    </Page>
  );
});
