/** One zone: until when, its goods at the member's own price, in the order that is asked for. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { DiscountZone } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { nextLevelSaving } from '@/domain/member/levels';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { List, useChoice, useList, usePageParams } from '@/ui/shell';
import { ZoneClock } from './ZoneClock';
import { ZoneRow, type ZoneGoods } from './ZoneRow';
import styles from './Zone.module.scss';

const SORTS = [
  { id: 'default', label: '综合' },
  { id: 'discount', label: '折扣' },
  { id: 'price', label: '价格' },
] as const;

export const Zone = observer(function Zone({ zone, serverTime }: { zone: DiscountZone; serverTime: number }) {
  const { session } = useStores();
  const [sort, setSort] = useChoice(usePageParams<'/tea/pages/discount'>(), 'sort', SORTS);
  const [over, setOver] = useState(zone.endAt <= serverTime);
  const member = session.member;
  const hasCard = (member?.vipUntil ?? 0) > serverTime;
  const list = useList<ZoneGoods>(
    async (page) => {
      const answer = await call('tea.discountProduct', { zoneId: zone.id, sort, page });
      const more = (price: number) => nextLevelSaving(price, member, hasCard);
      return {
        ...answer,
        list: answer.list.map((card) => ({
          id: card.id,
          card,
          more: card.offer?.why === 'level' || card.offer?.why === 'card' ? more(card.price) : 0,
        })),
      };
    },
    [zone.id, sort, member?.level.number, over],
  );
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.note}>{zone.subtitle}</Text>
        <ZoneClock zone={zone} serverTime={serverTime} over={over} onOver={() => setOver(true)} />
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
