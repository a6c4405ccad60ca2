/** /tea/pages/discount: member zones by date, their goods at the member's own price. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { DataOf, DiscountZone } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { nextLevelSaving } from '@/domain/member/levels';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { List, Page, useAction, useList, usePageData, usePageParams } from '@/ui/shell';
import { ZoneCards } from '../zones/ZoneCards';
import { ZoneRow, type ZoneGoods } from '../zones/ZoneRow';
import styles from './discount.module.scss';

const SORTS = [
  { id: 'default', label: '综合' },
  { id: 'discount', label: '折扣' },
  { id: 'price', label: '价格' },
] as const;
type Sort = (typeof SORTS)[number]['id'];
type Zones = DataOf<'tea.discount'>;

export default observer(function ZonesPage() {
  const { zoneId } = usePageParams<'/tea/pages/discount'>();
  const [asked, setAsked] = useState(zoneId);
  const state = usePageData(() => call('tea.discount', {}));
  return (
    <Page state={state} skeleton="list">
      {({ zones, serverTime }: Zones) => {
        const zone = zones.find(({ id }) => id === asked) ?? zones[0];
        return zone ? (
          <View>
            <ZoneCards zones={zones} current={zone.id} now={serverTime} onChange={setAsked} />
            <Zone key={zone.id} zone={zone} serverTime={serverTime} />
          </View>
        ) : (
          <Empty
            title="这几天没有专场"
            text="每月 8 日是会员日"
            button="看看会员价"
            onPress={() => go('/shop/pages/list', { scene: 'vip' })}
          />
        );
      }}
    </Page>
  );
});

const Zone = observer(function Zone({ zone, serverTime }: { zone: DiscountZone; serverTime: number }) {
  const { session, feedback } = useStores();
  const [sort, setSort] = useState<Sort>('default');
  const [over, setOver] = useState(zone.endAt <= serverTime);
  const [begun, setBegun] = useState(zone.startAt <= serverTime);
  const member = session.member;
  const hasCard = (member?.vipUntil ?? 0) > serverTime;
  const list = useList<ZoneGoods>(
    async (page) => {
      const answer = await call('tea.discountProduct', { zoneId: zone.id, sort, page });
      const more = (price: number) => nextLevelSaving(price, member?.levelName ?? '', hasCard);
      return {
        ...answer,
        list: answer.list.map((card) => ({
          id: card.id,
          card,
          more: card.memberPrice === undefined ? 0 : more(card.price),
        })),
      };
    },
    [zone.id, sort, member?.levelName, over],
  );
  const remind = useAction(async () => {
    await call('wechat.remind', { kind: 'discount', targetId: zone.id, on: true });
    feedback.toast('开场前 10 分钟通知你');
  });
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.note}>{zone.subtitle}</Text>
        {over ? (
          <Text className={styles.over}>本场已结束</Text>
        ) : begun ? (
          <Countdown label="距结束" endAt={zone.endAt} serverTime={serverTime} onEnd={() => setOver(true)} />
        ) : (
          <View className={styles.coming}>
            <Countdown label="距开始" endAt={zone.startAt} serverTime={serverTime} onEnd={() => setBegun(true)} />
            <Button size="s" tone="celadon" busy={remind.pending} onPress={() => void remind.run()}>
              提醒我
            </Button>
          </View>
        )}
      </View>
      <View className={styles.sort}>
        <Segmented block label="排序" items={SORTS} current={sort} onChange={setSort} />
      </View>
      <List
        list={list}
        keyOf={(row) => row.id}
        render={(row) => <ZoneRow row={row} />}
        empty={
          <Empty
            title="这一场还在备货"
            text="先看看别的会员价"
            button="会员价"
            onPress={() => go('/shop/pages/list', { scene: 'vip' })}
          />
        }
      />
    </View>
  );
});
