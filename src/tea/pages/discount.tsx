/** /tea/pages/discount: member zones by date, their goods at the member's own price. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageData, usePageParams, useParam } from '@/ui/shell';
import { Zone } from '../discount/Zone';
import { ZoneCards } from '../discount/ZoneCards';

type Zones = DataOf<'tea.discount'>;

export default observer(function ZonesPage() {
  const [asked, setAsked] = useParam(usePageParams<'/tea/pages/discount'>(), 'zoneId');
  const state = usePageData(() => call('tea.discount', {}), [], 'tea.discount');
  return (
    <Page state={state} skeleton="list">
      {({ zones, serverTime }: Zones) => {
        const zone = zones.find(({ id }) => id === asked) ?? zones[0];
        return zone ? (
          <View>
            <ZoneCards zones={zones} current={zone.id} now={serverTime} onChange={setAsked} />
            <Zone key={zone.id} zone={zone} serverTime={serverTime} />
          </View>
        ) : (
          <Empty
            title="这几天没有专场"
            text="每月 8 日是会员日"
            button="看看会员价"
            onPress={() => go('/shop/pages/list', { scene: 'vip' })}
          />
        );
      }}
    </Page>
  );
});
