/** /outbound/pages/order: all outbound documents by state and kind; taken over from here, and pick lists printed together. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useAction, useChoice, useKeyword, useList, usePageParams, useReturn } from '@/ui/shell';
import { OrderRow, PrintChoice } from '../warehouse/OrderRow';
import { useTake } from '../warehouse/useTake';
import { printDocs } from '../warehouse/printDocs';
import { ALL, ALL_KINDS, STATE_IDS, STATES } from '../warehouse/labels';
import styles from '../warehouse/desk.module.scss';

const MOST_PRINTED = 20;

export default function DocumentsPage() {
  const params = usePageParams<'/outbound/pages/order'>();
  const { feedback } = useStores();
  const [tab, setTab] = useChoice(params, 'tab', STATE_IDS);
  const [kind, setKind] = useChoice(params, 'kind', ALL_KINDS);
  const { keyword, box, clear } = useKeyword(params);
  const [chosen, setChosen] = useState<readonly string[]>();
  const list = useList(
    (page) => call('stock.order', { tab, ...(kind === ALL ? {} : { kind }), ...(keyword ? { keyword } : {}), page }),
    [tab, kind, keyword],
    { rows: ({ page }) => page },
  );
  useReturn(list.reload);
  const take = useTake(list.reload);
  const print = useAction(async () => {
    const docs = await Promise.all((chosen ?? []).map((id) => call('stock.orderInfo', { id })));
    await printDocs(docs);
    setChosen(undefined);
  });
  const toggle = (id: string) => {
    const next = chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id];
    if (next.length > MOST_PRINTED) return feedback.toast(`一次最多打印 ${MOST_PRINTED} 张`);
    return setChosen(next);
  };
  const tabs = STATE_IDS.map((id) => {
    const count = list.head?.tabs.find((one) => one.id === id)?.count;
    return { id, label: STATES[id].label, ...(count !== undefined && { count }) };
  });
  return (
    <Page
      right={
        platform.print.can && (
          <BarLink
            word={chosen ? '取消' : '批量打印'}
            role="button"
            onPress={() => setChosen(chosen ? undefined : [])}
          />
        )
      }
      action={
        chosen && (
          <Button block size="l" disabled={chosen.length === 0} busy={print.pending && '准备中'} onPress={print.run}>
            {chosen.length === 0 ? '选择要打印的单据' : `打印 ${chosen.length} 张拣货单`}
          </Button>
        )
      }
    >
      <Tabs label="单据状态" items={tabs} current={tab} onChange={setTab} />
      <View className={styles.search}>
        <SearchBox placeholder="单号、客户或商品" maxLength={30} {...box} />
      </View>
      <View className={styles.kinds}>
        <Chips label="单据类型" items={ALL_KINDS} current={kind} onChange={setKind} />
      </View>
      <PrintChoice.Provider value={{ chosen, toggle }}>
        <List
          list={list}
          keyOf={({ id }) => id}
          chunkClass="chunk-card chunk-alone"
          render={(card) => <OrderRow card={card} onTake={(one) => void take.run(one)} />}
          empty={
            keyword === '' ? (
              <Empty picture="order" title={`没有${STATES[tab].label}的单据`} text="订单付款、托管申请都会到这里" />
            ) : (
              <Empty title="没有找到" text="换个单号、客户或商品试试" button="清空" onPress={clear} />
            )
          }
        />
      </PrintChoice.Provider>
    </Page>
  );
}
