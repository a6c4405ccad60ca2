/** Under the last place: there is no more, and what else there is to do. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';

export const HotEnd = ({ count }: { count: number }) => (
  <View>
    <Empty
      title="没有更多了"
      text={count > 0 ? `这张榜有 ${count} 款` : '这一类还没有上榜的'}
      button="全部好茶"
      onPress={() => go('/shop/pages/list', { sort: 'sales' })}
    />
  </View>
);
