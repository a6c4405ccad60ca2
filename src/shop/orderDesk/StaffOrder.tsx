/** An order in staff mode: what it is, whose it is, what colleagues wrote, and what may be done with it now. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { OrderDeskAction, OrderDeskView } from '@/contract';
import { call } from '@/core/api';
import { formatFen } from '@/core/lib/money';
import { fullTime, listTime } from '@/core/lib/time';
import { AddressCard } from '@/domain/address/AddressCard';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { CLOSE_REASON, ORDER_STATUS } from '@/domain/order/labels';
import { OrderLines } from '@/domain/order/OrderLines';
import { saleNotes } from '@/domain/order/saleNotes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { later, Page, usePageData, useReturn } from '@/ui/shell';
import styles from './orderDesk.module.scss';

const ActSheet = later(() => import('./ActSheet').then(({ ActSheet: part }) => part));

const WORDS: Readonly<Record<OrderDeskAction, string>> = {
  cancel: '关闭订单',
  refund: '退款',
  address: '改地址',
  note: '写备注',
  notify: '通知买家',
};

export function StaffOrder({ id }: { id: string }): ReactElement {
  const state = usePageData(() => call('orderDesk.view', { id }), [id]);
  const [doing, setDoing] = useState<OrderDeskAction>();
  const { data } = state;
  useReturn(() => void state.reload());
  return (
    <Page
      state={state}
      title="订单 · 员工"
      skeleton="cells"
      overlay={
        data && (
          <ActSheet
            doing={doing}
            view={data}
            onClose={() => setDoing(undefined)}
            onDone={(next) => {
              state.set(next);
              setDoing(undefined);
            }}
            onStale={() => {
              setDoing(undefined);
              void state.reload();
            }}
          />
        )
      }
      action={
        data &&
        data.can.length > 0 && (
          <Stack row gap={8} wrap justify="end">
            {data.can.map((action) => (
              <Button key={action} tone="line" onPress={() => setDoing(action)}>
                {WORDS[action]}
              </Button>
            ))}
          </Stack>
        )
      }
    >
      {(view) => <Story view={view} />}
    </Page>
  );
}

function Story({ view: { order, buyer, notes, launchSource } }: { view: OrderDeskView }): ReactElement {
  const { card, address, pickup } = order;
  return (
    <View className={styles.page}>
      <Stack gap={6} align="start" className={styles.head}>
        <Title size="display" tracked role="status">
          {ORDER_STATUS[card.status]}
        </Title>
        {order.closeReason && (
          <Words size="sub" tone="muted">
            {CLOSE_REASON[order.closeReason]}
          </Words>
        )}
      </Stack>
      <Cells place="alone">
        <Cell label="买家" note={buyer.mobile}>
          {buyer.nickname}
        </Cell>
        <Cell label="订单号">{card.no}</Cell>
        {launchSource && <Cell label="首单来源">{launchSource}</Cell>}
        {pickup && (
          <Cell label="自提" note={`${pickup.name} ${pickup.mobile}`}>
            {pickup.store.name}
          </Cell>
        )}
      </Cells>
      <Slot className={styles.next}>{address && <AddressCard address={address} />}</Slot>
      <Card place="next" pad="all">
        <OrderLines lines={card.lines} notes={saleNotes(card.lines)} />
        <AmountRows amounts={order.amounts} total={order.payment?.status === 'paid' ? '实付' : '应付'} />
      </Card>
      <Section title="备注" note="买家看不到">
        {notes.length === 0 ? (
          <Words size="sub" tone="muted" block className={styles.none}>
            还没有人写备注
          </Words>
        ) : (
          <Card place="alone" pad="rows">
            {notes.map((note) => (
              <RecordRow key={note.id} listed flush title={note.text} notes={[`${note.by} · ${listTime(note.at)}`]} />
            ))}
          </Card>
        )}
      </Section>
      <Section title="经过">
        <Cells place="alone">
          {order.timeline.map(({ key, label, value }, at) => (
            <Cell key={`${key}${at}`} label={label}>
              {/^\d+$/.test(value) ? fullTime(value) : value}
            </Cell>
          ))}
          {order.afterSales.map(({ id, no, refund, log }) => (
            <Cell key={id} label={`售后 ${no}`} note={log[log.length - 1]?.text ?? ''}>
              {`¥${formatFen(refund)}`}
            </Cell>
          ))}
        </Cells>
      </Section>
    </View>
  );
}
