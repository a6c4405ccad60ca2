/** /pages/tea/wryd: the own trees by what they do, those that are offered, and all that their owner may do. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { AdoptionDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { later, List, Page, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { IncomingTree } from './garden/own/IncomingTree';
import { OwnCard } from './garden/own/OwnCard';
import { EMPTY_TABS, TABS, tabsOf } from './garden/own/tabs';
import { useOwnTree } from './garden/own/useOwnTree';
import styles from './garden/own/own.module.scss';

const OwnSheets = later(() => import('./garden/own/OwnSheets').then(({ OwnSheets: part }) => part));

export default function OwnTreesPage() {
  const params = usePageParams<'/pages/tea/wryd'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [id, setId] = useState(params.id);
  const [open, setOpen] = useState(params.id !== undefined);
  const [now, setNow] = useState<AdoptionDetail>();
  const [round, setRound] = useState(0);
  const list = useList((page) => call('tea.adoptIndex', { tab, page }), [tab], {
    rows: ({ page }) => page,
    kept: 'tea.adoptIndex',
  });
  const { head } = list;
  const reload = () => {
    setRound((was) => was + 1);
    return list.reload();
  };
  const proof = usePayProof();
  const tree = useOwnTree(proof, (answer) => {
    setNow(answer);
    void reload();
  });
  const show = (chosen: string) => {
    setId(chosen);
    setOpen(true);
  };
  // Back from the cashier something may be paid.
  useReturn(reload);
  return (
    <Page
      overlay={
        <>
          {id !== undefined && (
            <OwnSheets
              id={id}
              open={open}
              now={now}
              round={round}
              tree={tree}
              proof={proof}
              onClose={() => setOpen(false)}
            />
          )}
          {proof.sheet}
        </>
      }
    >
      <View>
        {head?.incoming.map((adoption) => (
          <IncomingTree key={adoption.id} adoption={adoption} tree={tree} onExpire={() => void reload()} />
        ))}
      </View>
      <Tabs label="我认养的" items={tabsOf(head?.tabs)} current={tab} onChange={setTab} />
      <List
        list={list}
        keyOf={(row) => row.id}
        chunkClass={styles.rows}
        render={(adoption) => (
          <OwnCard
            adoption={adoption}
            tree={tree}
            serverTime={head?.serverTime ?? 0}
            onOpen={() => show(adoption.id)}
            onExpire={() => void reload()}
          />
        )}
        empty={<Empty picture="tree" {...EMPTY_TABS[tab]} button="去认养" onPress={() => go('/pages/tea/szcy', {})} />}
      />
    </Page>
  );
}
