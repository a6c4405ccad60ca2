/** /member/pages/invoice/select: orders of a group that may be invoiced, ticked together; and the papers asked for before. */
import { View } from '@tarojs/components';
import type { InvoiceGroup } from '@/contract';
import { Chips } from '@/ui/kit/Chip';
import { Slot } from '@/ui/kit/Slot';
import { Page, useChoice, usePageParams, useParam } from '@/ui/shell';
import { History } from '../../invoice/History';
import { InvoiceTabs } from '../../invoice/InvoiceTabs';
import { OrdersTodo } from '../../invoice/OrdersTodo';
import { TodoBar } from '../../invoice/TodoList';
import { useTodo } from '../../invoice/useTodo';
import { GROUP_WORDS, groupOf, SIDES } from '../../invoice/labels';
import styles from '../../invoice/invoice.module.scss';
import own from './select.module.scss';

export default function InvoiceSelectPage() {
  const params = usePageParams<'/member/pages/invoice/select'>();
  const [tab, setTab] = useChoice(params, 'tab', SIDES);
  const [asked, setGroup] = useParam(params, 'group', 'order');
  const group = groupOf(asked);
  const todo = useTodo(group);
  const show = (next: InvoiceGroup) => {
    todo.clear();
    setGroup(next);
  };
  const isTodo = tab === 'todo';
  // Recharges have a page of their own; where only one thing is sold, there is nothing to choose.
  const groups = (todo.groups ?? []).filter((id) => id !== 'recharge').map((id) => ({ id, label: GROUP_WORDS[id] }));
  return (
    <Page action={isTodo && todo.list.rows.length > 0 && <TodoBar todo={todo} />}>
      <InvoiceTabs
        current={isTodo ? 'order' : 'history'}
        onHere={(id) => {
          if (id === 'order') setTab('todo');
          else if (id === 'history') setTab('history');
          return id === 'order' || id === 'history';
        }}
      />
      <View className={styles.body}>
        <Slot>
          {isTodo && groups.length > 1 && (
            <View className={own.groups}>
              <Chips label="订单类型" items={groups} current={group} onChange={show} />
            </View>
          )}
        </Slot>
        {isTodo ? <OrdersTodo todo={todo} /> : <History onAsk={() => setTab('todo')} />}
      </View>
    </Page>
  );
}
