/** The login of a channel partner. Leads to the partner's own catalogue, not to the mall. */
import { go } from '@/core/routes';
import { useAgreement } from '../account/Agreement';
import { Frame, Ways } from '../account/Frame';
import { useEntry } from '../account/useEntry';
import { WordLink } from '../account/WordLink';
import { ChannelForm } from './ChannelForm';

const CHANNEL_HOME = '/shop/pages/category_channel';

export function PartnerLogin({ backurl = CHANNEL_HOME, onMember }: { backurl?: string; onMember: () => void }) {
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
