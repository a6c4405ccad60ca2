/** Goods by name or bar code, to be put on a document; a scanner puts them there itself. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StockGoods } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Cell } from '@/ui/kit/Cell';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { useAction, useMessenger } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import styles from './desk.module.scss';

const SHOWN = 8;

export function GoodsFinder({ onChoose }: { onChoose: (goods: StockGoods) => void }): ReactElement {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly StockGoods[]>();
  const find = useAction(async (text: string) => {
    const keyword = text.trim();
    // A bar code may be any word of letters and digits.
    const coded = /^[\w-]+$/.test(keyword) ? (await call('stock.goods', { code: keyword })).list : [];
    const named = coded.length > 0 ? coded : (await call('stock.goods', { keyword })).list;
    setFound(named.slice(0, SHOWN));
  });
  const put = async (code: string) => {
    const [goods] = (await call('stock.goods', { code })).list;
    if (goods) onChoose(goods);
    else feedback.toast('没有这个条码的商品');
  };
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code) await put(code);
  });
  useWedge((code) => void put(code).catch(feedback.report));
  return (
    <View>
      <Stack row gap={12} align="center">
        <Stack grow>
          <SearchBox
            placeholder="商品名或条码"
            maxLength={30}
            value={typed}
            onInput={setTyped}
            onSearch={(text) => text.trim() !== '' && void find.run(text)}
          />
        </Stack>
        <IconButton icon="scan" label="扫商品条码" onPress={() => void scan.run()} />
      </Stack>
      {found?.length === 0 && <Note block>没有找到商品</Note>}
      <View className={styles.found}>
        {found?.map((goods) => (
          <Cell
            key={goods.skuId}
            label={`${goods.title} ${goods.specText}`}
            note={`${goods.shelf}　可用 ${goods.free} 件`}
            role="button"
            act="加入"
            onPress={() => onChoose(goods)}
          />
        ))}
      </View>
    </View>
  );
}
