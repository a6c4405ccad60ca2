/** What may be invoiced, to be ticked; and the bar that goes on with what is. */
import { createContext, useContext, type ReactElement } from 'react';
import type { InvoiceableOrder } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { useStores } from '@/core/stores';
import { List } from '@/ui/shell';
import { OrderTick } from './OrderTick';
import type { Todo } from './useTodo';
import styles from './invoice.module.scss';

/** Rows of a list draw from their data alone: a tick reaches its row by itself. */
const Ticks = createContext<Todo | undefined>(undefined);

function TickRow({ order }: { order: InvoiceableOrder }): ReactElement | null {
  const todo = useContext(Ticks);
  return todo ? <OrderTick order={order} checked={todo.has(order)} onChange={todo.toggle} /> : null;
}

export function TodoList({ todo, empty }: { todo: Todo; empty: ReactElement }): ReactElement {
  return (
    <Ticks.Provider value={todo}>
      <List
        list={todo.list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-alone"
        skeleton="cells"
        render={(order) => <TickRow order={order} />}
        empty={empty}
      />
    </Ticks.Provider>
  );
}

export function TodoBar({ todo }: { todo: Todo }): ReactElement {
  const { feedback } = useStores();
  const { ticked, sum, next } = todo;
  return (
    <>
      <Stack grow className={styles.sum}>
        <Note>{`${ticked.length} 笔合计`}</Note>
        <Price fen={sum} exact tone="ink" />
      </Stack>
      <Button
        size="l"
        disabled={ticked.length === 0}
        onRefused={() => feedback.toast('先勾选要开票的订单')}
        onPress={next}
      >
        下一步
      </Button>
    </>
  );
}
