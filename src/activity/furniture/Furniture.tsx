/** What the page shows: rooms with tea furniture and ware: hot spots, pieces by space, a visit to measure. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { EventGoods } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { spanOf } from '@/domain/activity/words';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title } from '@/ui/kit/Words';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { Compare } from '@/activity/furniture/Compare';
import { Measure } from '@/activity/furniture/Measure';
import { Scene } from '@/activity/furniture/Scene';
import styles from '@/activity/furniture/furniture.module.scss';
import head from '@/activity/detail/detail.module.scss';

const DELIVERY = [
  { label: '运输', value: '大件物流，送到楼下；不支持自提' },
  { label: '安装', value: '桌柜上门安装，小件开箱即用' },
  { label: '量房', value: '免费量房，三天内出布置草图' },
];

/** Without an id it is the furniture show that is on. */
async function load(id: string | undefined) {
  const event = await call('activity.index', id ? { id } : { kind: 'furniture' });
  const goods = await call('activity.product', { activityId: event.card.id });
  return { event, goods: goods.list };
}

export function Furniture() {
  const { id } = usePageParams<'/activity/pages/jiajv'>();
  const { session, feedback } = useStores();
  const state = usePageData(() => load(id), [id, session.token]);
  useReturn(() => void state.reload());
  const [room, setRoom] = useState('');
  const [compared, setCompared] = useState<readonly EventGoods[]>([]);
  const mark = (piece: EventGoods) =>
    setCompared((was) => {
      if (was.some((one) => one.id === piece.id)) return was.filter((one) => one.id !== piece.id);
      if (was.length === 0) feedback.toast('再选一件来比');
      return [...was.slice(-1), piece];
    });
  return (
    <Page state={state} skeleton="detail" overlay={<Compare pieces={compared} onClose={() => setCompared([])} />}>
      {({ event, goods }) => {
        const { scenes, card } = event;
        const scene = scenes.find(({ key }) => key === room) ?? scenes[0];
        const pieces = goods.filter(
          ({ id: goodsId }) => !scene || scene.spots.some((spot) => spot.goodsId === goodsId),
        );
        const byId = new Map(goods.map((piece) => [piece.id, piece]));
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
            {scene && (
              <Scene scene={scene} goods={byId} onOpen={(goodsId) => go('/shop/pages/goods', { id: goodsId })} />
            )}
            <Section title={scene?.label ?? '全部'} note="点图上的圆点，或从这里看">
              <Card place="alone">
                {(pieces.length > 0 ? pieces : goods).map((piece) => (
                  <RecordRow
                    key={piece.id}
                    title={piece.title}
                    leading={<Thumb src={piece.cover} size={72} />}
                    notes={[piece.subtitle, `专场价 ${shortYuan(piece.event.price)}，平日 ${shortYuan(piece.price)}`]}
                  >
                    <Button size="s" tone="plain" label={`比较 ${piece.title}`} onPress={() => mark(piece)}>
                      {compared.some((one) => one.id === piece.id) ? '已选比较' : '比较'}
                    </Button>
                    <Button
                      size="s"
                      tone="line"
                      label={`看看 ${piece.title}`}
                      onPress={() => go('/shop/pages/goods', { id: piece.id })}
                    >
                      看看
                    </Button>
                  </RecordRow>
                ))}
              </Card>
            </Section>
            <Section title="送货与安装">
              <Card place="alone" pad="text">
                <Facts closed={false} rows={DELIVERY} />
              </Card>
            </Section>
            <Section title="免费量房设计">
              <Measure event={event} onDone={state.reload} />
            </Section>
            <View className={styles.end} />
          </View>
        );
      }}
    </Page>
  );
}
