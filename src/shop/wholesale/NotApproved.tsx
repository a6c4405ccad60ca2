/** What somebody sees who is no approved wholesaler: where the application stands, and the way on. */
import { View } from '@tarojs/components';
import type { WholesalerState } from '@/contract';
import { go } from '@/core/routes';
import { StateBar } from '@/domain/wholesale/StateBar';
import { Empty } from '@/ui/kit/Empty';

export function NotApproved({ state }: { state: WholesalerState }) {
  return (
    <View>
      <StateBar state={state} />
      <Empty
        title="批发单只对认证批发商开放"
        text="认证后可见阶梯价，满 ¥2,000 起批，可混批、可存茶窖"
        button="申请批发商"
        onPress={() => go('/member/pages/wholesale/index', { identity: 'wholesale' })}
      />
    </View>
  );
}
