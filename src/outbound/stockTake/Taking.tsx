/** One stock-taking as it stands: counts, the way to scan, what was scanned, the lines. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LineFilter, StockTakeDetail, StockTakeLine } from '@/contract';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { Note } from '@/ui/kit/Words';
import { later, List, Page, useChoice, usePageParams, type Loadable } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import { Documents } from './Documents';
import { LineRow } from './LineRow';
import { ProgressCard } from './ProgressCard';
import { RecentScans } from './RecentScans';
import { ScanWindow } from './ScanWindow';
import { useStockTake } from './useStockTake';
import { filtersOf, usualKeeper } from './labels';
import styles from './stockTake.module.scss';

const LineSheet = later(() => import('./LineSheet').then(({ LineSheet: part }) => part));
const CodeSheet = later(() => import('@/domain/asset/CodeSheet').then(({ CodeSheet: part }) => part));
const MissingSheet = later(() => import('./MissingSheet').then(({ MissingSheet: part }) => part));

const FILTERS: readonly LineFilter[] = ['pending', 'found', 'missing', 'unexpected', 'outside', 'unknown', 'exception'];

/** A page of lines. */
const FIRST = 20;

interface TakingProps {
  detail: StockTakeDetail;
  set: Loadable<StockTakeDetail>['set'];
}

export function Taking({ detail, set }: TakingProps): ReactElement {
  const { clock, feedback } = useStores();
  const { card, blind, can } = detail;
  const filters = filtersOf(detail);
  const [wanted, setFilter] = useChoice(usePageParams<'/outbound/pages/stockDetail'>(), 'state', FILTERS);
  // What has ended has other tabs.
  const isThere = wanted === 'exception' || filters.some(({ id }) => id === wanted);
  const filter = isThere ? wanted : (filters[0]?.id ?? 'found');
  const [line, setLine] = useState<StockTakeLine>();
  const [sheet, setSheet] = useState<'line' | 'code'>();
  const show = (one: StockTakeLine) => {
    setLine(one);
    setSheet('line');
  };
  const close = () => setSheet(undefined);
  const onUnknown = (one: StockTakeLine) => {
    feedback.toast('未登记资产，拍张照片备查');
    show(one);
  };
  const taking = useStockTake(detail, { set, filter, onUnknown });
  const { scans, lines, finish } = taking;
  const counts = can.includes('count');
  const leads = can.includes('finish');
  const waits = scans.waiting > 0;
  // Of the first rows: the next page changes nothing of what stands.
  const usual = usualKeeper(lines.rows.slice(0, FIRST));
  useWedge(
    (code) => void scans.scan({ code, method: 'scan' }),
    counts && sheet === undefined && taking.missing.length === 0,
  );
  return (
    <Page
      title={card.title}
      right={counts && <BarLink word="撤销" role="button" label="撤销上一次扫描" onPress={taking.undoLast} />}
      action={
        counts && (
          <>
            <Button block tone="line" onPress={() => setFilter('exception')}>
              看异常
            </Button>
            {leads && (
              <Button
                block
                disabled={waits}
                busy={finish.pending && '提交中'}
                onRefused={() => feedback.toast('还有扫描没有上传，连上网后再完成')}
                onPress={finish.run}
              >
                {waits ? `先传完 ${scans.waiting} 条再完成` : '完成盘点'}
              </Button>
            )}
          </>
        )
      }
      overlay={
        <>
          <LineSheet
            line={line}
            open={sheet === 'line'}
            editable={counts}
            busy={taking.undo.pending}
            onClose={close}
            onSave={(input) => {
              close();
              void scans.scan(input);
            }}
            onUndo={(one) => void taking.undo.run(one.id).then((done) => done && close())}
          />
          <CodeSheet
            open={sheet === 'code'}
            yes="盘到"
            onClose={close}
            onCode={(code) => {
              close();
              void scans.scan({ code, method: 'manual' });
            }}
          />
          <MissingSheet
            lines={taking.missing}
            open={taking.missing.length > 0}
            busy={taking.confirm.pending}
            onClose={taking.closeMissing}
            onConfirm={taking.confirm.run}
          />
        </>
      }
    >
      <ProgressCard card={card} now={clock.now()} />
      {counts && <ScanWindow onScan={(code) => scans.scan({ code, method: 'scan' })} onType={() => setSheet('code')} />}
      <Slot>{counts && <RecentScans scans={scans} lines={lines.rows} />}</Slot>
      {!counts && (
        <Card place="next" clip>
          <Notice tone="plain">
            {`${card.status === 'finished' ? '盘点已完成，只能查看' : '盘点已取消'}${detail.note ? `：${detail.note}` : ''}`}
          </Notice>
        </Card>
      )}
      <Documents documents={detail.documents} />
      <View className={styles.part}>
        <Tabs
          label="盘点明细"
          items={filter === 'exception' ? [...filters, { id: 'exception' as const, label: '异常' }] : filters}
          current={filter}
          onChange={setFilter}
        />
      </View>
      {waits && filter === 'pending' && (
        <Note block className={styles.hint}>{`待盘里有 ${scans.waiting} 件已扫到，上传后才计入已盘`}</Note>
      )}
      {usual && <Note block className={styles.hint}>{`没写保管人的，都由 ${usual.name} 保管`}</Note>}
      <List
        list={lines}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-next"
        render={(row) => <LineRow line={row} usual={usual} onPress={() => show(row)} />}
        empty={<Empty picture="order" title={blind && filter === 'found' ? '盲盘，扫到的才列出来' : '这里没有资产'} />}
      />
      <Slot>
        {leads && lines.head !== undefined && (
          <View className={styles.end}>
            <Button block tone="quiet" busy={taking.cancel.pending} onPress={taking.cancel.run}>
              取消这次盘点
            </Button>
          </View>
        )}
      </Slot>
    </Page>
  );
}
