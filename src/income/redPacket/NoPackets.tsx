/** No packet of a state; without any at all, where they come from. */
import type { ReactElement } from 'react';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { PACKET_TABS, type PacketTab } from './usePackets';

export const NoPackets = ({ tab }: { tab: PacketTab }): ReactElement =>
  tab === 'all' ? (
    <Empty
      picture="coupon"
      title="还没有红包"
      text="下单、活动都有机会得红包"
      button="去首页"
      onPress={() => go('/pages/tea/index', {})}
    />
  ) : (
    <Empty picture="coupon" title={`没有${PACKET_TABS.find(({ id }) => id === tab)?.label ?? ''}的红包`} />
  );
