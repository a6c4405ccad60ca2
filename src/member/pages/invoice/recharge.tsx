/** /member/pages/invoice/recharge: recharges whose principal may be invoiced, once; what is bought with them later is not invoiced again. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Page, useChoice, usePageParams } from '@/ui/shell';
import { History } from '../../invoice/History';
import { InvoiceTabs } from '../../invoice/InvoiceTabs';
import { TodoBar, TodoList } from '../../invoice/TodoList';
import { useTodo } from '../../invoice/useTodo';
import { SIDES } from '../../invoice/labels';
import styles from '../../invoice/invoice.module.scss';

export default function RechargeInvoicePage() {
  const params = usePageParams<'/member/pages/invoice/recharge'>();
  const [tab, setTab] = useChoice(params, 'tab', SIDES);
  const todo = useTodo('recharge');
  const isTodo = tab === 'todo';
  return (
    <Page action={isTodo && todo.list.rows.length > 0 && <TodoBar todo={todo} />}>
      <InvoiceTabs
        current={isTodo ? 'recharge' : 'history'}
        onHere={(id) => {
          if (id === 'recharge') setTab('todo');
          return id === 'recharge';
        }}
      />
      <Notice>充值开具预付卡发票，消费不再重复开票；赠送部分不开票</Notice>
      <View className={styles.body}>
        {isTodo ? (
          <TodoList
            todo={todo}
            empty={
              <Empty
                picture="order"
                title="没有可开票的充值"
                text={`近 ${todo.months ?? 6} 个月的充值会列在这里`}
                {...(sells('recharge') && {
                  button: '去充值',
                  onPress: () => go('/member/pages/recharge/index', {}),
                })}
              />
            }
          />
        ) : (
          // Only those of recharges; the tab 记录 shows all of them.
          <History group="recharge" onAsk={() => setTab('todo')} />
        )}
      </View>
    </Page>
  );
}
