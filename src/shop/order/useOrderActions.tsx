/** What a buyer can do with an order; lists and the detail page share it. Each action resolves with what became of the order. */
import { useState, type ReactElement } from 'react';
import type { Address, OrderAction, OrderCard, OrderDetail, OrderLine, OrderLineInput } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { later, useAction, useSayAndGo } from '@/ui/shell';
import { receiveOrder } from '@/domain/order/receive';
import { readDraft, writeDraft } from '@/domain/wholesale/draft';

const MoreSheet = later(() => import('./MoreSheet').then(({ MoreSheet: part }) => part));
const PickupSheet = later(() => import('./PickupSheet').then(({ PickupSheet: part }) => part));
const CancelSheet = later(() => import('./CancelSheet').then(({ CancelSheet: part }) => part));

/** A line whose after-sale is not decided for good. */
const OPEN_SALES = ['applied', 'approved', 'waitReturn', 'returning', 'refunding', 'escalated'];
const isInSale = ({ afterSale }: OrderLine): boolean =>
  afterSale !== undefined && OPEN_SALES.includes(afterSale.status);

/** What was bought, without gifts: one line per SKU. */
const linesAgain = ({ lines }: OrderCard): OrderLineInput[] =>
  lines.filter(({ gift }) => !gift).map(({ skuId, qty }) => ({ skuId, qty }));
const quantitiesOf = (lines: readonly OrderLineInput[]) =>
  Object.fromEntries(lines.map(({ skuId, qty }) => [skuId, qty]));

export interface OrderActions {
  run: (action: OrderAction, order: OrderCard) => void;
  /** 更多: the ways on that do not stand beside the order. */
  more: (order: OrderCard, rest: readonly OrderAction[]) => void;
  pending: boolean;
  /** Sheets of the actions: once per page. */
  sheets: ReactElement;
}

/**
 * `onChange` gets the order as it is now; undefined = it is gone from the list. `onStale`: the server refused because the order is
 * not what the page shows any more (its own sentence was shown), so the page reads it again. `own` hears of every action first and
 * says true when the page carries it out itself.
 */
export function useOrderActions(
  onChange: (id: string, order: OrderDetail | undefined) => void,
  onStale: (id: string) => void,
  own?: (action: OrderAction, order: OrderCard) => boolean,
): OrderActions {
  const { feedback, cart } = useStores();
  const sayAndGo = useSayAndGo();
  const [cancelling, setCancelling] = useState<OrderCard>();
  const [more, setMore] = useState<{ order: OrderCard; rest: readonly OrderAction[] }>();
  const [pickup, setPickup] = useState<{ code: string; store: string; until: number }>();

  const perform = async (action: OrderAction, order: OrderCard): Promise<unknown> => {
    const { id } = order;
    switch (action) {
      case 'pay':
        return void (await go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: id }));
      case 'cancel':
        return setCancelling(order);
      case 'remind':
        await call('shop.opinion', { kind: 'urge', content: '请尽快发货', orderId: id });
        return feedback.toast('已提醒店家尽快发货');
      case 'express':
        return void (await go('/shop/pages/order/express', { id }));
      case 'review':
      case 'append':
        return void (await go('/shop/pages/order/detail', { id, action: 'review' }));
      case 'afterSale':
        return void (await go('/shop/pages/order/detail', { id, action: 'afterSale' }));
      case 'receive': {
        const received = await receiveOrder(id, () =>
          feedback.confirm({
            title: '收到茶了吗？',
            text: order.lines.some(isInSale)
              ? '这笔订单有进行中的售后，确认收货不影响售后处理。确认后积分和成长值到账。'
              : '确认后积分和成长值到账。',
            yes: '确认收货',
            no: '还没有',
          }),
        );
        if (!received) return;
        onChange(id, received);
        return feedback.toast('已确认收货');
      }
      case 'rebuy': {
        const again = linesAgain(order);
        if (order.kind === 'wholesale') {
          writeDraft('wholesale_sheet', { ...readDraft('wholesale_sheet'), ...quantitiesOf(again) });
          return sayAndGo('已填入批发单', () => go('/shop/pages/marketing/wholesale', {}));
        }
        if (order.kind === 'channel') return void (await go('/shop/pages/order/settle_channel', { lines: again }));
        const { added, skipped } = await call('memberOrder.rebuy', { id });
        await cart.load(true);
        if (added === 0) return feedback.toast(`${skipped.join('、')}暂时买不到`);
        return sayAndGo(skipped.length > 0 ? `${skipped.join('、')}暂时买不到` : `${added} 款已加入购物车`, () =>
          go('/shop/pages/cart/index'),
        );
      }
      case 'delete':
        if (!(await feedback.confirm({ title: '删除这笔订单？', text: '删除后不再显示。', yes: '删除', no: '再想想' })))
          return;
        await call('memberOrder.delete', { id });
        return onChange(id, undefined);
      case 'pickupCode': {
        const { code, store, expiresAt } = await call('pickUp.code', { orderId: id });
        return setPickup({ code, store: store.name, until: expiresAt });
      }
      case 'address': {
        const address = await pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
          from: 'order',
        });
        if (!address) return;
        onChange(id, await call('memberOrder.addressUpdate', { id, addressId: address.id }));
        return feedback.toast('地址已更改');
      }
    }
  };
  const act = useAction((action: OrderAction, order: OrderCard) =>
    perform(action, order).catch((error: unknown) => {
      if (error instanceof RefusedError) onStale(order.id);
      throw error;
    }),
  );

  const run = (action: OrderAction, order: OrderCard) => {
    if (!own?.(action, order)) void act.run(action, order);
  };
  return {
    run,
    more: (order, rest) => setMore({ order, rest }),
    pending: act.pending,
    sheets: (
      <>
        <MoreSheet
          open={more !== undefined}
          rest={more?.rest ?? []}
          onClose={() => setMore(undefined)}
          onChoose={(action) => {
            setMore(undefined);
            if (more) run(action, more.order);
          }}
        />
        <CancelSheet
          open={cancelling !== undefined}
          order={cancelling}
          onClose={() => setCancelling(undefined)}
          onDone={(order) => onChange(order.card.id, order)}
          onStale={onStale}
        />
        <PickupSheet open={pickup !== undefined} pickup={pickup} onClose={() => setPickup(undefined)} />
      </>
    ),
  };
}
