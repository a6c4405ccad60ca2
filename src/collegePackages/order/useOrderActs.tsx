/** What can be done with a course order; the list and the page of one share it. Each answer is the order as it is now. */
import { useState, type ReactElement } from 'react';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { NOT_SOLD, sells } from '@/domain/checkout/virtual';
import { later, useAction } from '@/ui/shell';
import type { CourseOrder, CourseOrderDetail } from './labels';

const RefundSheet = later(() => import('./RefundSheet').then(({ RefundSheet: part }) => part));

export type Act = 'pay' | 'cancel' | 'learn' | 'refund' | 'delete';

export interface OrderActs {
  run: (act: Act, order: CourseOrder) => void;
  sheets: ReactElement;
}

/** `onChange` without an order: it is gone from the list. `onStale`: the order is not what the page shows; why was told. */
export function useOrderActs(
  onChange: (id: string, changed: CourseOrderDetail | undefined) => void,
  onStale: (id: string) => void,
): OrderActs {
  const { feedback } = useStores();
  const [refunding, setRefunding] = useState<CourseOrder>();
  const [open, setOpen] = useState(false);

  const perform = async (act: Act, order: CourseOrder): Promise<unknown> => {
    const { id, course } = order;
    switch (act) {
      case 'pay':
        if (!sells('course')) return feedback.toast(NOT_SOLD);
        return void (await go('/member/pages/wallet/pay', { orderGroup: 'course', orderId: id }));
      case 'learn':
        return void (await go('/collegePackages/pages/college/course/detail', { id: course.id }));
      case 'refund':
        setRefunding(order);
        return setOpen(true);
      case 'cancel': {
        const text = '用掉的券和积分退回，想学时再下单。';
        if (!(await feedback.confirm({ title: '取消这笔订单？', text, yes: '取消订单', no: '再想想' }))) return;
        onChange(id, await call('college.orderAct', { id, action: 'cancel' }));
        return feedback.toast('订单已取消');
      }
      case 'delete':
        if (!(await feedback.confirm({ title: '删除这笔订单？', text: '删除后不再显示。', yes: '删除', no: '再想想' })))
          return;
        await call('college.orderAct', { id, action: 'delete' });
        return onChange(id, undefined);
    }
  };
  const act = useAction((what: Act, order: CourseOrder) =>
    perform(what, order).catch((error: unknown) => {
      if (error instanceof RefusedError) onStale(order.id);
      throw error;
    }),
  );

  return {
    run: (what, order) => void act.run(what, order),
    sheets: (
      <RefundSheet
        open={open}
        order={refunding}
        onClose={() => setOpen(false)}
        onDone={(changed) => {
          setOpen(false);
          onChange(changed.order.id, changed);
        }}
        onStale={(id) => {
          setOpen(false);
          onStale(id);
        }}
      />
    ),
  };
}
