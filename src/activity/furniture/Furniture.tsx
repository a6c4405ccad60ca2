/** What the page shows: rooms with tea furniture and ware: hot spots, pieces by space, a visit to measure. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { CountTab, EventDetail, EventGoods } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { spanOf } from '@/domain/activity/words';
import { PickSpec } from '@/domain/goods/PickSpec';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title } from '@/ui/kit/Words';
import { List, Page, useAction, useList, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { Compare } from '@/activity/furniture/Compare';
import { Measure } from '@/activity/furniture/Measure';
import { Scene } from '@/activity/furniture/Scene';
import styles from '@/activity/furniture/furniture.module.scss';
import head from '@/activity/detail/detail.module.scss';

const SERVICE = [
  { label: '安装', value: '桌柜上门安装，小件开箱即用' },
  { label: '量房', value: '免费量房，三天内出布置草图' },
];

/** What the pieces say themselves: how each travels, and whether a store hands it out. */
function deliveryOf(pieces: readonly EventGoods[]): { label: string; value: string }[] {
  const ways = new Map(pieces.map(({ carriage, pickup }) => [carriage, pickup] as const));
  return [...ways].map(([label, pickup]) => ({
    label,
    value: pickup ? '寄到家，也可以到店自提' : '送到家，不支持自提',
  }));
}

/** Without an id it is the furniture show that is on. */
async function load(id: string | undefined) {
  const event = await call('activity.index', id ? { id } : { kind: 'furniture' });
  return { event, cates: await call('activity.productCate', { activityId: event.card.id }) };
}

export function Furniture() {
  const { id } = usePageParams<'/activity/pages/jiajv'>();
  const { session, feedback, cart } = useStores();
  const state = usePageData(() => load(id), [id, session.token]);
  useReturn(() => void state.reload());
  const [compared, setCompared] = useState<readonly EventGoods[]>([]);
  const [asked, setAsked] = useState<string>();
  const mark = (piece: EventGoods) =>
    setCompared((was) => {
      if (was.some((one) => one.id === piece.id)) return was.filter((one) => one.id !== piece.id);
      if (was.length === 0) feedback.toast('再选一件来比');
      return [...was.slice(-1), piece];
    });
  const add = useAction(async (skuId: string, qty: number, goodsId: string) => {
    await cart.add(skuId, qty, goodsId);
    await go('/shop/pages/cart/index');
  });
  const buy = ({ id: goodsId, singleSkuId, minQty = 1 }: EventGoods) =>
    singleSkuId === undefined ? setAsked(goodsId) : void add.run(singleSkuId, minQty, goodsId);
  return (
    <Page
      state={state}
      skeleton="detail"
      overlay={
        <>
          <Compare pieces={compared} onClose={() => setCompared([])} />
          <PickSpec
            goodsId={asked}
            onClose={() => setAsked(undefined)}
            onPick={(sku, qty, goodsId) => void add.run(sku.id, qty, goodsId)}
          />
        </>
      }
    >
      {({ event, cates }) => (
        <Show event={event} cates={cates} compared={compared} onMark={mark} onBuy={buy} onDone={state.reload} />
      )}
    </Page>
  );
}

interface ShowProps {
  event: EventDetail;
  cates: readonly CountTab[];
  compared: readonly EventGoods[];
  onMark: (piece: EventGoods) => void;
  onBuy: (piece: EventGoods) => void;
  onDone: () => unknown;
}

function Show({ event, cates, compared, onMark, onBuy, onDone }: ShowProps) {
  const { scenes, card } = event;
  const [room, setRoom] = useState('');
  const scene = scenes.find(({ key }) => key === room) ?? scenes[0];
  // A room without a shelf of its own shows all that is there.
  const cateId = cates.find(({ label }) => label === scene?.label)?.id;
  const list = useList(
    (page) => call('activity.product', { activityId: card.id, ...(cateId ? { cateId } : {}), page }),
    [card.id, cateId],
  );
  const byId = new Map(list.rows.map((piece) => [piece.id, piece]));
  return (
    <View>
      <View className={head.head}>
        <Title size="display" block>
          {card.title}
        </Title>
        <Note block>{`${spanOf(card)}　${card.store.name}`}</Note>
        {scenes.length > 1 && (
          <Segmented
            block
            label="空间"
            items={scenes.map(({ key, label }) => ({ id: key, label }))}
            current={scene?.key ?? ''}
            onChange={setRoom}
          />
        )}
      </View>
      {scene && <Scene scene={scene} goods={byId} onOpen={(goodsId) => go('/shop/pages/goods', { id: goodsId })} />}
      <Section title={scene?.label ?? '全部'} note="点图上的圆点，或从这里看">
        <List
          list={list}
          chunkClass="chunk-card chunk-alone"
          keyOf={(piece) => piece.id}
          render={(piece) => (
            <Piece piece={piece} marked={compared.some((one) => one.id === piece.id)} onMark={onMark} onBuy={onBuy} />
          )}
          empty={<Empty title="这里还没有摆出来的" />}
        />
      </Section>
      {/* Under the first pieces, which come a moment after the page: nothing that stands is moved by them. */}
      <Slot>
        {(list.rows.length > 0 || list.status === 'ready' || list.status === 'error') && (
          <>
            <Section title="送货与安装">
              <Card place="alone" pad="text">
                <Facts closed={false} rows={[...deliveryOf(list.rows), ...SERVICE]} />
              </Card>
            </Section>
            <Section title="免费量房设计">
              <Measure event={event} onDone={onDone} />
            </Section>
          </>
        )}
      </Slot>
      <View className={styles.end} />
    </View>
  );
}

interface PieceProps extends Pick<ShowProps, 'onMark' | 'onBuy'> {
  piece: EventGoods;
  marked: boolean;
}

const Piece = ({ piece, marked, onMark, onBuy }: PieceProps) => (
  <RecordRow
    title={piece.title}
    leading={<Thumb src={piece.cover} size={72} />}
    notes={[piece.subtitle, `专场价 ${shortYuan(piece.event.price)}，平日 ${shortYuan(piece.price)}`]}
  >
    <Button size="s" tone="plain" label={`比较 ${piece.title}`} onPress={() => onMark(piece)}>
      {marked ? '已选比较' : '比较'}
    </Button>
    <Button
      size="s"
      tone="plain"
      label={`看看 ${piece.title}`}
      onPress={() => go('/shop/pages/goods', { id: piece.id })}
    >
      看看
    </Button>
    <Button size="s" tone="line" disabled={piece.soldOut} label={`购买 ${piece.title}`} onPress={() => onBuy(piece)}>
      {piece.soldOut ? '已售罄' : '购买'}
    </Button>
  </RecordRow>
);
