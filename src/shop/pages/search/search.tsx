/** /shop/pages/search/search: goods for a word. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { formatFen } from '@/core/lib/money';
import { go } from '@/core/routes';
import { cutWord } from '@/domain/search/history';
import { SearchLink } from '@/ui/kit/SearchBox';
import { Page, usePageParams } from '@/ui/shell';
import { GoodsResults } from '../../list/GoodsResults';
import { useGoodsList } from '../../list/useGoodsList';
import { FoundFor } from '../../search/FoundFor';
import { NoGoods } from '../../search/NoGoods';
import styles from './search.module.scss';

const yuan = (fen: string | undefined) => (fen ? formatFen(Number(fen), { short: true }) : '');

export default observer(function SearchResultPage() {
  const params = usePageParams<'/shop/pages/search/search'>();
  const { categoryId, priceMin, priceMax } = params;
  const keyword = cutWord(params.keyword ?? '');
  const goods = useGoodsList({ keyword }, params, {
    chosen: categoryId ? { categoryId } : {},
    priceMin: yuan(priceMin),
    priceMax: yuan(priceMax),
  });
  return (
    <Page title={keyword}>
      <View className={styles.box}>
        <SearchLink
          placeholder="搜茶、茶器、山头"
          value={keyword}
          onPress={() => go('/shop/pages/search/index', { keyword })}
        />
      </View>
      <GoodsResults
        goods={goods}
        head={<FoundFor keyword={keyword} />}
        empty={(clear) => <NoGoods keyword={keyword} clear={clear} />}
      />
    </Page>
  );
});
