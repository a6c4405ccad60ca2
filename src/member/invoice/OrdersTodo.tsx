/** Orders of a group that may be invoiced, and why others are not among them. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Note } from '@/ui/kit/Words';
import { TodoList } from './TodoList';
import type { Todo } from './useTodo';
import styles from './invoice.module.scss';

export function OrdersTodo({ todo }: { todo: Todo }): ReactElement {
  return (
    <View>
      <TodoList
        todo={todo}
        empty={
          <Empty
            picture="order"
            title="没有可开票的订单"
            text="余额支付的，发票在充值时开具；付款太久的，已超过开票期限"
            button="去充值开票"
            onPress={() => go('/member/pages/invoice/recharge', {})}
          />
        }
      />
      {todo.list.rows.length > 0 && (
        <Note block className={styles.note}>
          {`付款后 ${todo.months ?? 6} 个月内可开，更早的已超过开票期限；退款部分已减去。余额支付的订单，发票在充值时开具。`}
        </Note>
      )}
    </View>
  );
}
