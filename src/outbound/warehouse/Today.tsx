/** 今天的单: what is open and what left today, by kind. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Slot } from '@/ui/kit/Slot';
import { useBlock, useChoice, usePageParams } from '@/ui/shell';
import { OrderRow } from './OrderRow';
import { useTake } from './useTake';
import { ALL, ALL_KINDS, type DocKind } from './labels';
import styles from './desk.module.scss';

/** The others are a press away. */
const SHOWN = 8;

interface TodayProps {
  today: DataOf<'manage.index'>['today'];
  warehouseId: string | undefined;
  /** Another number reads again. */
  round: number;
  onRetry: () => void;
}

export function Today({ today, warehouseId, round, onRetry }: TodayProps): ReactElement {
  const [kind, setKind] = useChoice(usePageParams<'/outbound/pages/outbound'>(), 'kind', ALL_KINDS);
  const ofKind = kind === ALL ? {} : { kind };
  const docs = useBlock(
    () => call('stock.order', { ...(warehouseId !== undefined && { warehouseId }), ...ofKind }),
    `${warehouseId ?? ''} ${kind}`,
    round,
  );
  const take = useTake(onRetry);
  return (
    <View>
      <Section near title="今天的单" note="加急在前，等得久的在前" onMore={() => go('/outbound/pages/order', ofKind)} />
      <View className={styles.kinds}>
        <Chips
          label="单据类型"
          counted
          items={[
            { id: ALL, label: '全部', count: today.reduce((all, { value }) => all + Number(value), 0) },
            ...today.map(({ key, label, value }) => ({ id: key as DocKind, label, count: Number(value) })),
          ]}
          current={kind}
          onChange={setKind}
        />
      </View>
      <Slot>
        {docs === undefined && <Skeleton kind="list" />}
        {docs === null && <Empty picture="network" title="单据没有读到" button="重新加载" onPress={onRetry} />}
        {docs?.page.list.length === 0 && (
          <Empty picture="order" title="今天没有单据" text="订单付款后会自动出现在这里" />
        )}
        {docs && docs.page.list.length > 0 && (
          <Card place="alone" clip>
            {docs.page.list.slice(0, SHOWN).map((card) => (
              <OrderRow key={card.id} card={card} onTake={(one) => void take.run(one)} />
            ))}
          </Card>
        )}
      </Slot>
    </View>
  );
}
