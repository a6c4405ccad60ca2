/** /pages/tea/my-wholesale: what a member has going in bulk: orders, stored tea, groups, auctions, inquiries. */
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { StateBar } from '@/domain/wholesale/StateBar';
import { WholesaleTabs } from '@/domain/wholesale/WholesaleTabs';
import { Page, usePageData, useShareCard } from '@/ui/shell';
import { OwnTrade } from './wholesale/OwnTrade';

export default function MyWholesalePage() {
  const state = usePageData(async () => (await call('shopV2.wholesale', {})).state);
  useShareAppMessage(useShareCard());
  return (
    <Page state={state}>
      {(wholesaler) => (
        <View>
          <WholesaleTabs current="own" />
          <StateBar state={wholesaler} />
          <OwnTrade trade={wholesaler.state === 'approved'} />
        </View>
      )}
    </Page>
  );
}
