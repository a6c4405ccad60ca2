/** No goods for a word: looser filters, another word, or what others drink. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Empty } from '@/ui/kit/Empty';
import { SectionHead } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';

export function NoGoods({ keyword, clear }: { keyword: string; clear?: () => void }) {
  const hot = useBlock(() => call('shop.productIndex', { sort: 'sales', inStock: true }, { hide: true }));
  return (
    <View>
      <Empty
        title={`没有找到「${keyword}」`}
        text={clear ? '筛选可能太严了' : '换个说法试试，或者看看大家在喝什么'}
        picture="search"
        button={clear ? '清空筛选' : '换个词'}
        onPress={clear ?? (() => go('/shop/pages/search/index', { keyword }))}
      />
      {hot && hot.page.list.length > 0 && (
        <View>
          <SectionHead title="大家在喝" />
          <GoodsGrid goods={hot.page.list.slice(0, 6)} />
        </View>
      )}
    </View>
  );
}
