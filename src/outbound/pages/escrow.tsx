/** /outbound/pages/escrow: tea that lies in the cellar, gifts of it that wait for an answer, and what was asked for. */
import { useEffect, useRef } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, EscrowLot, EscrowRequest, PageOf } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { BarLink } from '@/ui/kit/BarLink';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, scrollToPart, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { IncomingTea } from '../escrow/IncomingTea';
import { LotCard } from '../escrow/LotCard';
import { RequestLine } from '../escrow/RequestLine';
import { useEscrow } from '../escrow/useEscrow';
import { useSheets } from '../escrow/useSheets';
import { DeskVault, Vault } from '../escrow/Vault';
import { TodoLine } from '../warehouse/TodoLine';
import styles from '../escrow/escrow.module.scss';

const TABS = ['lots', 'requests', 'todo'] as const;
/** A lot on one tab, a request on the other. */
interface Row {
  id: string;
  lot?: EscrowLot;
  request?: EscrowRequest;
}
const partOf = ({ id }: EscrowLot): string => `lot-${id}`;
const NO_REQUESTS = { title: '没有申请', text: '出库、转赠和续存都记在这里' };
const NONE_TODO = { title: '没有待处理的申请', text: '会员申请出库后会到这里' };
const NOTHING = { total: 0, page: 1, size: 0, more: false };
const rowsOf = ({ lots, requests }: DataOf<'escrow.index'>): PageOf<Row> =>
  lots
    ? { ...lots, list: lots.list.map((lot) => ({ id: lot.id, lot })) }
    : {
        ...(requests ?? NOTHING),
        list: (requests?.list ?? []).map((request) => ({ id: request.id, request })),
      };

export default function EscrowPage() {
  const params = usePageParams<'/outbound/pages/escrow'>();
  const { clock } = useStores();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const list = useList((page) => call('escrow.index', { tab, page }), [tab], { rows: rowsOf, kept: 'escrow.index' });
  const { head } = list;
  const reload = () => void list.reload();
  const proof = usePayProof();
  const { show, hide, overlay } = useSheets();
  const cellar = useEscrow(proof, () => {
    hide();
    reload();
  });
  // Another page leads to that lot: once, not with every reading of the list.
  const named = list.rows.find(({ lot }) => lot !== undefined && lot.id === params.lotId)?.lot;
  const shown = useRef('');
  useEffect(() => {
    if (!named || shown.current === named.id) return;
    shown.current = named.id;
    scrollToPart(partOf(named));
  }, [named]);
  // Back from the cashier something may be paid.
  useReturn(list.reload);
  return (
    <Page
      right={<BarLink word="托管须知" onPress={() => go('/site/pages/single_detail', { code: 'ESCROW' })} />}
      overlay={overlay(cellar, proof)}
    >
      {tab === 'todo' ? <DeskVault work={head?.work} now={clock.now()} /> : <Vault summary={head?.summary} />}
      <View>
        {head?.incoming.map((row) => (
          <IncomingTea key={row.id} row={row} cellar={cellar} onExpire={reload} />
        ))}
      </View>
      <Tabs
        label="茶窖"
        items={[
          { id: 'lots', label: '存茶', ...(head && { count: head.summary.lots }) },
          { id: 'requests', label: '申请', ...(head && { count: head.summary.todo }) },
          // The stock staff's own tab.
          ...(head?.desk === undefined ? [] : [{ id: 'todo' as const, label: '待处理', count: head.desk }]),
        ]}
        current={tab}
        onChange={setTab}
      />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass={styles.rows}
        screenful={tab === 'lots' ? 3 : 4}
        render={({ lot, request }) =>
          lot ? (
            <View id={partOf(lot)}>
              <LotCard
                lot={lot}
                now={clock.now()}
                cellar={cellar}
                onSend={() => show(lot, 'outbound')}
                onGive={() => show(lot, 'gift')}
              />
            </View>
          ) : (
            request &&
            (tab === 'todo' ? (
              <TodoLine row={request} now={clock.now()} />
            ) : (
              <RequestLine row={request} cellar={cellar} onExpire={reload} />
            ))
          )
        }
        empty={<Nothing tab={tab} />}
      />
    </Page>
  );
}

function Nothing({ tab }: { tab: (typeof TABS)[number] }) {
  return tab === 'lots' ? (
    <Empty
      picture="order"
      title="茶窖里还没有茶"
      text="下单时选择「存入茶窖」即可托管"
      button="去看看"
      onPress={() => go('/shop/pages/list', { scene: 'escrow' })}
    />
  ) : (
    <Empty picture="order" {...(tab === 'todo' ? NONE_TODO : NO_REQUESTS)} />
  );
}
