/** /shop/pages/footprint/index: what was looked at in the last 90 days, by day. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, usePageParams, useParam } from '@/ui/shell';
import { EditBar, EditingProvider, EditSwitch, useEditing } from '../../favourite/editing';
import { FootprintLine } from '../../favourite/FootprintLine';
import { useFootprints, type FootprintTab } from '../../favourite/useFootprints';
import styles from './index.module.scss';

const TABS: { id: FootprintTab; label: string }[] = [
  { id: 'all', label: '全部' },
  { id: 'soldOut', label: '失效' },
];
const NOTHING: Record<FootprintTab, { title: string; text: string }> = {
  all: { title: '还没有足迹', text: '看过的茶会留在这里 90 天' },
  soldOut: { title: '看过的茶都还在', text: '没有售罄或下架的' },
};

export default observer(function FootprintPage() {
  const params = usePageParams<'/shop/pages/footprint/index'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [cateId, setCate] = useParam(params, 'cateId');
  const { list, cates, remove, clear } = useFootprints(tab, cateId);
  const edit = useEditing(list.rows);
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
            onClear={() => void clear.run(() => edit.switchTo(false))}
          />
        )
      }
    >
      <Tabs label="足迹" items={TABS} current={tab} onChange={setTab} />
      <View className={styles.cates}>
        {tab === 'all' && cates.length > 1 && <Chips label="类别" items={cates} current={cateId} onChange={setCate} />}
      </View>
      <EditingProvider state={edit}>
        <List
          list={list}
          keyOf={(row) => row.id}
          render={(row) => <FootprintLine row={row} />}
          empty={
            <Empty picture="favourite" {...NOTHING[tab]} button="去逛逛" onPress={() => go('/pages/tea/index', {})} />
          }
        />
      </EditingProvider>
    </Page>
  );
});
