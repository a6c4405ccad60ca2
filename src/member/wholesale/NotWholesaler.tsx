/** In place of a request for what is not on the shelf: how one becomes a wholesaler. */
import { View } from '@tarojs/components';
import type { WholesalerState } from '@/contract';
import { go } from '@/core/routes';
import { StateBar } from '@/domain/wholesale/StateBar';
import { Empty } from '@/ui/kit/Empty';

const APPLY = { identity: 'wholesale' } as const;

export const NotWholesaler = ({ wholesaler }: { wholesaler: WholesalerState }) => (
  <View>
    <StateBar state={wholesaler} />
    <Empty
      title="订货需求只对认证批发商开放"
      text="认证后，货架上没有的也可以写下来报价"
      button="看批发商认证"
      onPress={() => go('/member/pages/wholesale/index', APPLY)}
    />
  </View>
);
