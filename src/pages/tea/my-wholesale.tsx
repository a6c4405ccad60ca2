/** /pages/tea/my-wholesale: what a member has going in bulk: orders, stored tea, groups, auctions, inquiries. */
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { StateBar } from '@/domain/wholesale/StateBar';
import { WholesaleTabs } from '@/domain/wholesale/WholesaleTabs';
import { Page, usePageData, useShareCard } from '@/ui/shell';
import { OwnTrade } from './wholesale/OwnTrade';

export default observer(function MyWholesalePage() {
  const { member } = useStores().session;
  const state = usePageData(async () => (await call('shopV2.wholesale', {})).state);
  useShareAppMessage(useShareCard());
  return (
    <Page title={member && (member.wholesaler ? '批发' : '拼团与竞拍')} state={state}>
      {(wholesaler) => (
        <View>
          <WholesaleTabs current="own" approved={wholesaler.state === 'approved'} />
          <StateBar state={wholesaler} />
          <OwnTrade trade={wholesaler.state === 'approved'} />
        </View>
      )}
    </Page>
  );
});
