/** Everything that comes after the sale on the page of an order: its sheets, and the steps of its after-sales. */
import { useEffect, useState, type ReactElement } from 'react';
import type { AfterSale, OrderDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { StandingNote } from '@/domain/standing/StandingNote';
import { Card } from '@/ui/kit/Card';
import { later, useAction } from '@/ui/shell';
import { SaleCard } from './SaleCard';

const ApplySheet = later(() => import('./ApplySheet').then(({ ApplySheet: part }) => part));
const ReturnParcelSheet = later(() => import('./ReturnParcelSheet').then(({ ReturnParcelSheet: part }) => part));
const ReviewSheet = later(() => import('./ReviewSheet').then(({ ReviewSheet: part }) => part));

const wordOf = ({ card }: OrderDetail, { lineId }: OrderDetail['reviews'][number]): string =>
  `「${card.lines.find(({ id }) => id === lineId)?.title ?? '商品'}」的评价`;

export type AfterSheet = 'afterSale' | 'review';

export interface After {
  open: (sheet: AfterSheet) => void;
  cards: ReactElement | null;
  sheets: ReactElement | null;
}

export function useAfter(order: OrderDetail | undefined, start: AfterSheet | undefined, reload: () => void): After {
  const { feedback } = useStores();
  const [sheet, setSheet] = useState<AfterSheet | undefined>(start);
  const [returning, setReturning] = useState<AfterSale>();
  const step = useAction(async (sale: AfterSale, action: 'withdraw' | 'escalate') => {
    const sure =
      action === 'withdraw'
        ? { title: '撤销售后申请？', text: '撤销后可以在售后期内重新申请。', yes: '撤销', no: '再想想' }
        : {
            title: '申请平台介入？',
            text: '每笔售后只能申请一次，平台会在 72 小时内答复。',
            yes: '申请介入',
            no: '再想想',
          };
    if (!(await feedback.confirm(sure))) return;
    try {
      await call('memberOrder.returnUpdate', { id: sale.id, action });
      feedback.toast(action === 'withdraw' ? '已撤销' : '已申请平台介入');
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
    reload();
  });
  const id = order?.card.id;
  const over = order?.afterSaleUntil !== undefined && order.serverTime > order.afterSaleUntil;
  useEffect(() => {
    if (id && start === 'afterSale' && over) feedback.toast('已超过售后期');
  }, [id, start, over, feedback]);
  if (!order) return { open: setSheet, cards: null, sheets: null };
  const close = () => setSheet(undefined);
  const checked = order.reviews.filter(({ auditing = false, refused }) => auditing || refused !== undefined);
  return {
    open: setSheet,
    cards: (
      <>
        {checked.length > 0 && (
          <Card place="next" pad="text">
            {checked.map((review) => (
              <StandingNote key={review.lineId} of={review} what={wordOf(order, review)} />
            ))}
          </Card>
        )}
        {order.afterSales.map((sale) => (
          <SaleCard
            key={sale.id}
            sale={sale}
            pending={step.pending}
            onShip={setReturning}
            onWithdraw={(one) => void step.run(one, 'withdraw')}
            onEscalate={(one) => void step.run(one, 'escalate')}
          />
        ))}
      </>
    ),
    sheets: (
      <>
        <ApplySheet
          order={order}
          open={sheet === 'afterSale' && order.returnable.length > 0}
          onClose={close}
          onDone={reload}
        />
        <ReviewSheet
          order={order}
          open={sheet === 'review' && order.reviews.some(({ can }) => can !== 'none')}
          onClose={close}
          onDone={reload}
        />
        <ReturnParcelSheet
          open={returning !== undefined}
          sale={returning}
          onClose={() => setReturning(undefined)}
          onDone={reload}
        />
      </>
    ),
  };
}
