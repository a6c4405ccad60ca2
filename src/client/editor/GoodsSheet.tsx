/** The goods of the house, with what is there, how low one may go, and what this client had it for last. */
import { useState, type ReactElement } from 'react';
import type { QuoteGoods } from '@/contract';
import { call } from '@/core/api';
import { formatFen, formatYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Thumb } from '@/ui/kit/Thumb';
import { useBlock } from '@/ui/shell';

interface GoodsSheetProps {
  open: boolean;
  clientId: string;
  onClose: () => void;
  onPick: (goods: QuoteGoods) => void;
}

export function GoodsSheet({ open, clientId, onClose, onPick }: GoodsSheetProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [pages, setPages] = useState(1);
  return (
    <Sheet
      open={open}
      title="选商品"
      onClose={onClose}
      footer={
        <Button block size="l" onPress={onClose}>
          选好了
        </Button>
      }
    >
      <SearchBox
        placeholder="茶名、条码"
        value={typed}
        onInput={setTyped}
        onSearch={() => {
          setPages(1);
          setKeyword(typed.trim());
        }}
      />
      {open &&
        Array.from({ length: pages }, (_, i) => (
          <GoodsPage
            key={`${keyword} ${i}`}
            {...{ keyword, clientId, onPick, page: i + 1 }}
            onMore={i === pages - 1 ? () => setPages(pages + 1) : undefined}
          />
        ))}
    </Sheet>
  );
}

interface GoodsPageProps {
  keyword: string;
  clientId: string;
  page: number;
  onPick: (goods: QuoteGoods) => void;
  onMore: (() => void) | undefined;
}

function GoodsPage({ keyword, clientId, page, onPick, onMore }: GoodsPageProps): ReactElement {
  const found = useBlock(
    () =>
      call('manage.quoteProduct', {
        page,
        ...(keyword !== '' && { keyword }),
        ...(clientId !== '' && { clientId }),
      }),
    '',
    `${keyword} ${page}`,
  );
  if (found?.total === 0) return <Empty title="没有找到商品" picture="search" />;
  return (
    <>
      {(found?.list ?? []).map((goods) => (
        <RecordRow
          key={goods.skuId}
          flush
          leading={<Thumb src={goods.cover} size={48} />}
          title={goods.title}
          notes={[
            `${goods.specText}　存 ${goods.stock}　底价 ${formatFen(goods.floorPrice)}`,
            goods.lastPrice === undefined ? '' : `上次给他 ${formatFen(goods.lastPrice)}`,
          ].filter((text) => text !== '')}
          amount={formatYuan(goods.listPrice)}
          onPress={() => onPick(goods)}
        />
      ))}
      {found?.more && onMore && (
        <Button tone="text" block onPress={onMore}>
          再看一些
        </Button>
      )}
    </>
  );
}
