/** /member/pages/invoice/select: orders of a group that may be invoiced, ticked together; and the papers asked for before. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { InvoiceGroup } from '@/contract';
import { Chips } from '@/ui/kit/Chip';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, usePageParams } from '@/ui/shell';
import { History } from '../../invoice/History';
import { OrdersTodo } from '../../invoice/OrdersTodo';
import { TodoBar } from '../../invoice/TodoList';
import { useTodo } from '../../invoice/useTodo';
import { GROUP_WORDS } from '../../invoice/words';
import styles from '../../invoice/invoice.module.scss';
import own from './select.module.scss';

const TABS = [
  { id: 'todo', label: '可开票' },
  { id: 'history', label: '开票记录' },
] as const;
const GROUPS = (['order', 'course', 'table', 'adopt'] as const).map((id) => ({ id, label: GROUP_WORDS[id] }));

export default function InvoiceSelectPage() {
  const params = usePageParams<'/member/pages/invoice/select'>();
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>(params.tab === 'history' ? 'history' : 'todo');
  const [group, setGroup] = useState<InvoiceGroup>(GROUPS.find(({ id }) => id === params.group)?.id ?? 'order');
  const todo = useTodo(group);
  const show = (next: InvoiceGroup) => {
    todo.clear();
    setGroup(next);
  };
  const isTodo = tab === 'todo';
  return (
    <Page action={isTodo && todo.list.rows.length > 0 && <TodoBar todo={todo} />}>
      <Tabs label="发票" items={TABS} current={tab} onChange={setTab} />
      <Slot>
        {isTodo && (
          <View className={own.groups}>
            <Chips label="订单类型" items={GROUPS} current={group} onChange={show} />
          </View>
        )}
      </Slot>
      <View className={styles.body}>
        {isTodo ? <OrdersTodo todo={todo} /> : <History onAsk={() => setTab('todo')} />}
      </View>
    </Page>
  );
}
