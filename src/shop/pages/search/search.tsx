/** /shop/pages/search/search: goods for a word. */
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { GoodsSort } from '@/contract';
import { call } from '@/core/api';
import { formatFen } from '@/core/lib/money';
import { go } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Page, useBlock, usePageParams } from '@/ui/shell';
import { Related } from '../../siteSearch/Related';
import { GoodsResults } from '../../list/GoodsResults';
import { useGoodsList } from '../../list/useGoodsList';
import { cutWord } from '../../search/history';
import styles from './search.module.scss';

const yuan = (fen: string | undefined) => (fen ? formatFen(Number(fen), { short: true }) : '');

export default observer(function SearchResultPage() {
  const { keyword: given = '', sort, categoryId, priceMin, priceMax } = usePageParams<'/shop/pages/search/search'>();
  const keyword = cutWord(given);
  const goods = useGoodsList(
    { keyword },
    {
      ...(sort ? { sort: sort as GoodsSort } : {}),
      chosen: categoryId ? { categoryId } : {},
      priceMin: yuan(priceMin),
      priceMax: yuan(priceMax),
    },
  );
  // Which word was really searched: asked beside the list, never instead of it.
  const found = useBlock(() => call('tea.search', { keyword }, { hide: true }), keyword);
  return (
    <Page title={keyword}>
      <View className={styles.box}>
        <SearchBox
          placeholder="搜茶、茶器、山头"
          value={keyword}
          onPress={() => go('/shop/pages/search/index', { keyword })}
        />
      </View>
      <GoodsResults
        goods={goods}
        head={
          <View>
            {found?.corrected && (
              <Text className={styles.corrected} role="status">
                {`已为你找「${found.corrected}」`}
              </Text>
            )}
            {found && <Related tabs={found.tabs} keyword={keyword} />}
          </View>
        }
        empty={(clear) => <NothingFound keyword={keyword} clear={clear} />}
      />
    </Page>
  );
});

function NothingFound({ keyword, clear }: { keyword: string; clear?: () => void }) {
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
