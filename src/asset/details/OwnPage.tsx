/** What one answers for, what waits for one's answer, what one has sent, what is done. */
import { useState, type ReactElement } from 'react';
import type { AssetTransfer, AssetView, PageOf } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CodeSheet } from '@/domain/asset/CodeSheet';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tabs } from '@/ui/kit/Tabs';
import { Tag } from '@/ui/kit/Tag';
import { List, Page, useAction, useChoice, useList, useMessenger, usePageParams, useReturn } from '@/ui/shell';
import { AssetRow } from './AssetRow';
import { assetsText, TRANSFER_STATUS } from './labels';

const TABS = [
  { id: 'mine', label: '我的资产', empty: '名下没有资产' },
  { id: 'in', label: '待我确认', empty: '没有等你确认的调拨' },
  { id: 'out', label: '我发起的', empty: '没有发起过调拨' },
  { id: 'done', label: '已完成', empty: '没有完成的调拨' },
] as const;
type Tab = (typeof TABS)[number]['id'];
type Row = { id: string; asset: AssetView } | { id: string; transfer: AssetTransfer };

async function load(tab: Tab, page: number): Promise<PageOf<Row>> {
  if (tab !== 'mine') {
    const found = await call('asset.transferList', { tab, page });
    return { ...found, list: found.list.map((transfer) => ({ id: transfer.id, transfer })) };
  }
  const { page: found } = await call('asset.info', { mine: true, page });
  if (!found) throw new Error('asset.info: a list was asked for');
  return { ...found, list: found.list.map((asset) => ({ id: asset.id, asset })) };
}

export function OwnPage(): ReactElement {
  const [tab, setTab] = useChoice(usePageParams<'/asset/pages/details'>(), 'tab', TABS);
  const [typing, setTyping] = useState(false);
  const { scanCode } = useMessenger();
  const ownId = useStores().session.member?.employee?.id;
  const list = useList((page) => load(tab, page), [tab]);
  useReturn(list.reload);
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code) await go('/asset/pages/details', { code });
  });
  return (
    <Page
      action={
        <>
          <Button block tone="line" onPress={() => setTyping(true)}>
            输编号
          </Button>
          <Button block busy={scan.pending} onPress={scan.run}>
            扫资产标签
          </Button>
        </>
      }
      overlay={
        <CodeSheet
          open={typing}
          yes="查看"
          onClose={() => setTyping(false)}
          onCode={(code) => {
            setTyping(false);
            void go('/asset/pages/details', { code });
          }}
        />
      }
    >
      <Tabs label="资产与调拨" items={TABS} current={tab} onChange={setTab} />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-next"
        render={(row) =>
          'asset' in row ? (
            <AssetRow asset={row.asset} keeperId={ownId} onPress={() => go('/asset/pages/details', { id: row.id })} />
          ) : (
            <TransferRow transfer={row.transfer} />
          )
        }
        empty={<Empty picture="order" title={TABS.find(({ id }) => id === tab)?.empty ?? ''} />}
      />
    </Page>
  );
}

function TransferRow({ transfer }: { transfer: AssetTransfer }): ReactElement {
  const [word, tone] = TRANSFER_STATUS[transfer.status];
  const { id, from, to, createdAt } = transfer;
  return (
    <RecordRow
      title={assetsText(transfer)}
      notes={[`${from.name} → ${transfer.toStore} ${to.name}　${listTime(createdAt)}`]}
      role="link"
      onPress={() => go('/asset/pages/details', { transferId: id })}
    >
      <Tag tone={tone}>{word}</Tag>
    </RecordRow>
  );
}
