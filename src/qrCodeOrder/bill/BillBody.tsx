/** The bill of a table: rounds, the newest first, how it is paid, whose card counts. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { clockOf } from '@/core/lib/day';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { later, Rows } from '@/ui/shell';
import { BillHome } from '../home/BillHome';
import { BillCard } from './BillCard';
import { RoundCard, type Line } from './RoundCard';
import type { Bill, BillView } from './useBill';
import type { BillActs } from './useBillActs';
import styles from './BillBody.module.scss';

const LineSheet = later(() => import('./LineSheet').then(({ LineSheet: part }) => part));
const InvoiceCell = later(() => import('./InvoiceCell').then(({ InvoiceCell: part }) => part));
const CouponPick = later(() => import('./CouponPick').then(({ CouponPick: part }) => part));

interface BillBodyProps {
  view: BillView;
  page: Bill;
  acts: BillActs;
  staff: boolean;
  onDrop: (legId: string) => void;
  onCash: ((legId: string) => void) | undefined;
}

export function BillBody({ view, page, acts, staff, onDrop, onCash }: BillBodyProps) {
  const { session, rounds, bill } = view;
  const { session: own } = useStores();
  const [line, setLine] = useState<{ orderId: string; id: string }>();
  const [coupons, setCoupons] = useState(false);
  const order = rounds.find(({ id }) => id === line?.orderId);
  const sessionId = session.id;
  const closed = session.status === 'closed';
  const locked = closed || session.status === 'paid';
  return (
    <View>
      <Stack row justify="between" align="center" className={styles.head}>
        <Stack gap={2} shrink>
          <Title size="display">{session.table.name}</Title>
          <Note>{`${session.store.name}  ${clockOf(session.openedAt)} 开台  ${session.party} 位`}</Note>
        </Stack>
        {!closed && !staff && (
          <Button size="s" tone="line" icon="plus" onPress={() => go('/qrCodeOrder/pages/index', {})}>
            加点
          </Button>
        )}
      </Stack>
      {page.unstable && <Notice tone="warn">网络不稳定，账单可能不是最新的</Notice>}
      {locked && <Notice tone="info">{closed ? '已清台' : '已结账，慢走'}</Notice>}
      {rounds.length === 0 && <Empty title="还没有下单" text="每一轮都在这里" tone="line" />}
      <Rows
        rows={rounds}
        keyOf={({ id }) => id}
        place={2}
        render={(one) => (
          <RoundCard
            order={one}
            acts={acts}
            staff={staff}
            locked={locked}
            onLine={({ id: orderId }, { id }: Line) => setLine({ orderId, id })}
          />
        )}
      />
      <BillHome sessionId={sessionId} rev={session.rev} rounds={rounds} closed={locked} />
      {bill.goods > 0 && (
        <BillCard
          sessionId={sessionId}
          bill={bill}
          asked={page.asked}
          locked={locked}
          meId={own.member?.id}
          onAsk={page.ask}
          onCoupon={() => setCoupons(true)}
          onPayer={page.reload}
          onDrop={onDrop}
          onCash={onCash}
        />
      )}
      <Cells place="next">
        <Cell label="桌台会员" role="link" onPress={() => go('/qrCodeOrder/pages/vip', { sessionId })}>
          {session.guest ? `${session.guest.name}  ${session.guest.levelName}` : '还没用会员'}
        </Cell>
        <Cell label="我的历史" role="link" onPress={() => go('/qrCodeOrder/pages/order', { scope: 'mine' })} />
        {locked && <InvoiceCell session={session} bill={bill} />}
      </Cells>
      <Note block className={styles.rule}>
        有人付过，已付的份不再变价；再加菜，账单重新打开。
      </Note>
      <LineSheet
        key={line?.id}
        order={order}
        line={order?.lines.find(({ id }) => id === line?.id)}
        staff={staff}
        acts={acts}
        onClose={() => setLine(undefined)}
        onDone={() => {
          setLine(undefined);
          page.reload();
        }}
      />
      <CouponPick
        open={coupons}
        sessionId={sessionId}
        bill={bill}
        onChosen={page.reload}
        onClose={() => setCoupons(false)}
      />
    </View>
  );
}
