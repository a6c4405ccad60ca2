/** /shop/pages/footprint/index: what was looked at in the last 90 days, by day. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { FootprintRow, PageOf } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useAction, useBlock, useList, usePageParams } from '@/ui/shell';
import { lastDay, withDays } from '../../saved/days';
import { EditBar, EditingProvider, EditSwitch, useEditing } from '../../saved/editing';
import { SavedRow } from '../../saved/SavedRow';
import { AddButton, CollectButton, RemindButton } from '../../saved/Ways';
import styles from './index.module.scss';

type Row = FootprintRow & { head?: string };
const TABS = [
  { id: 'all', label: '全部' },
  { id: 'soldOut', label: '失效' },
] as const;

export default observer(function FootprintPage() {
  const params = usePageParams<'/shop/pages/footprint/index'>();
  const { feedback, clock } = useStores();
  const [tab, setTab] = useState<'all' | 'soldOut'>(params.tab === 'soldOut' ? 'soldOut' : 'all');
  const [cateId, setCate] = useState(params.cateId ?? '');
  const [round, setRound] = useState(0);
  const cates = useBlock(() => call('footprint.cate', {}, { hide: true }), String(round));
  const list = useList<PageOf<FootprintRow>, Row>(
    (page) =>
      tab === 'soldOut'
        ? call('footprint.soldOut', { page })
        : call('footprint.index', { page, ...(cateId ? { cateId } : {}) }),
    [tab, cateId],
    {
      rows: (answer, before) => ({ ...answer, list: withDays(answer.list, lastDay(before), clock.now()) }),
    },
  );
  const edit = useEditing(list.rows);
  const refresh = async () => {
    setRound((count) => count + 1);
    await list.reload();
  };
  const remove = useAction(async (ids: string[]) => {
    await call('footprint.delete', { ids });
    await refresh();
    feedback.toast('已删除');
  });
  const clear = useAction(async () => {
    const question = { title: '清空全部足迹？', text: '清空后找不回来。', yes: '清空', no: '再想想' };
    if (!(await feedback.confirm(question))) return;
    await call('footprint.delete', { all: true });
    edit.switchTo(false);
    await refresh();
  });
  const shown = cates?.filter(({ count }) => count > 0) ?? [];

  return (
    <Page
      right={list.rows.length > 0 && <EditSwitch state={edit} />}
      action={
        edit.on && (
          <EditBar
            state={edit}
            verb="删除"
            busy={remove.pending}
            onDelete={(ids) => void remove.run(ids)}
            onClear={() => void clear.run()}
          />
        )
      }
    >
      <Tabs label="足迹" items={TABS} current={tab} onChange={setTab} />
      <View className={styles.cates}>
        {tab === 'all' && shown.length > 1 && (
          <Chips
            label="类别"
            items={shown.map(({ id, label, count }) => ({ id, label: `${label} ${count}` }))}
            current={cateId}
            onChange={setCate}
          />
        )}
      </View>
      <EditingProvider state={edit}>
        <List
          list={list}
          keyOf={(row) => row.id}
          render={(row) => <Footprint row={row} />}
          empty={
            <Empty
              picture="favourite"
              title={tab === 'soldOut' ? '看过的茶都还在' : '还没有足迹'}
              text={tab === 'soldOut' ? '没有售罄或下架的' : '看过的茶会留在这里 90 天'}
              button="去逛逛"
              onPress={() => go('/pages/tea/index', {})}
            />
          }
        />
      </EditingProvider>
    </Page>
  );
});

function Footprint({ row }: { row: Row }) {
  return (
    <View>
      {row.head && (
        <Text className={styles.day} role="heading" aria-level={2}>
          {row.head}
        </Text>
      )}
      <SavedRow
        thing={row}
        onOpen={row.state === 'off' ? undefined : () => go('/shop/pages/goods', { id: row.targetId })}
      >
        {row.state !== 'ok' && (
          <Button
            size="s"
            tone="line"
            label={`找${row.title}的相似款`}
            onPress={() => go('/shop/pages/list', row.cateId ? { categoryId: row.cateId } : {})}
          >
            找相似
          </Button>
        )}
        {row.state === 'soldout' && <RemindButton thing={row} kind="stock" />}
        {row.state === 'ok' && <CollectButton thing={row} />}
        {row.state === 'ok' && <AddButton thing={row} />}
      </SavedRow>
    </View>
  );
}
