/** One stock-taking on this phone: the newest counts from any answer, its lines, and what is done with it. */
import { useCallback, useRef, useState } from 'react';
import type { LineFilter, PageOf, StockTakeDetail, StockTakeLine, StockTakeProgress } from '@/contract';
import { call, isLine, RefusedError } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, useList, type Loadable } from '@/ui/shell';
import { keepLines, keptTaking } from '@/domain/stockTake/kept';
import { useScans } from './useScans';

/** Others count at the same time. */
const ASK_EVERY = 5000;

interface Options {
  /** Takes a newer reading. */
  set: Loadable<StockTakeDetail>['set'];
  filter: LineFilter;
  /** A label that nobody registered was scanned. */
  onUnknown: (line: StockTakeLine) => void;
}

export function useStockTake(detail: StockTakeDetail, { set, filter, onUnknown }: Options) {
  const { feedback, platform, session } = useStores();
  const { storage } = platform;
  const memberId = session.member?.id ?? session.owner ?? '';
  const { id, status } = detail.card;
  const latest = useRef(detail);
  latest.current = detail;
  const [missing, setMissing] = useState<StockTakeLine[]>([]);
  /** Without a line those that were seen, so that what is scanned has a name. */
  const linesOf = async (page: number): Promise<PageOf<StockTakeLine>> => {
    try {
      const answer = await call('assetStock.stockAsset', { auditId: id, page, state: filter });
      keepLines(storage, memberId, id, answer.list);
      return answer;
    } catch (error) {
      const list = page === 1 && isLine(error) ? (keptTaking(storage, memberId, id)?.lines ?? []) : [];
      const shown = list.filter(({ state }) => state === filter);
      if (shown.length === 0) throw error;
      return { list: shown, total: shown.length, page: 1, size: shown.length, more: false };
    }
  };
  const lines = useList((page) => linesOf(page), [filter, status]);
  const { reload, patch } = lines;

  /** Answers may overtake each other: only a later count takes the place of an earlier one. */
  const count = useCallback(
    (progress: StockTakeProgress) => {
      const { card } = latest.current;
      if (progress.rev < card.progress.rev) return;
      latest.current = { ...latest.current, card: { ...card, progress } };
      set(latest.current);
    },
    [set],
  );
  /** A line of this list came with a scan. */
  const isNew = useRef(false);
  const isCounted = useCallback(
    (code: string) =>
      keptTaking(storage, memberId, id)?.lines.some(
        (line) => line.state !== 'pending' && line.code === code.toUpperCase(),
      ) ?? false,
    [id, memberId, storage],
  );
  const scans = useScans(id, {
    isCounted,
    onAnswer({ progress, result, line }) {
      count(progress);
      keepLines(storage, memberId, id, [line]);
      if (result === 'unknown') onUnknown(line);
      if (lines.rows.some((row) => row.id === line.id))
        patch((row) => (row.id !== line.id ? row : line.state === filter ? line : undefined));
      else if (line.state === filter) isNew.current = true;
    },
    // Once, however many have waited, and only for what stands on none of the lines that are shown.
    onFlushed() {
      if (isNew.current) void reload();
      isNew.current = false;
    },
  });

  const ask = () =>
    call('assetStock.stock', { id }, { hide: true }).then(
      ({ audit }) => {
        if (!audit || audit.card.progress.rev <= latest.current.card.progress.rev) return;
        set(audit);
        void reload();
      },
      () => undefined,
    );
  useInterval(ask, status === 'active' && ASK_EVERY);

  const undo = useAction(async (lineId: string) => {
    const progress = await call('assetStock.delAsset', { auditId: id, lineId, opId: uuid() });
    feedback.toast('已撤销');
    count(progress);
    void reload();
  });
  /** The last own scan that counted something. */
  const undoLast = async () => {
    const last = scans.recent.find(({ answer }) => answer?.result !== 'again');
    if (!last) return void feedback.toast('没有可撤销的扫描');
    const what = last.answer?.line.asset?.name ?? last.code;
    if (!(await feedback.confirm({ title: '撤销这次扫描？', text: `${what} 回到没扫过的样子。`, yes: '撤销' }))) return;
    if (!last.answer) return void scans.drop(last.opId);
    if (await undo.run(last.answer.line.id)) scans.forget(last.opId);
  };
  const end = async (confirmMissing: boolean) => {
    try {
      const ended = await call('assetStock.stockFinish', { auditId: id, confirmMissing }, { hide: true });
      setMissing([]);
      feedback.toast('盘点已完成');
      set(ended);
    } catch (error) {
      const named = error instanceof RefusedError && (error.data as { missing?: StockTakeLine[] } | null)?.missing;
      if (!named) throw error;
      setMissing(named);
    }
  };
  const finish = useAction(() => end(false));
  const confirm = useAction(() => end(true));
  const cancel = useAction(async () => {
    const text = '已盘的记录保留，但不生成盘盈盘亏单。';
    if (!(await feedback.confirm({ title: '取消这次盘点？', text, yes: '取消盘点' }))) return;
    set(await call('assetStock.stockCancel', { auditId: id }));
  });
  return { lines, scans, missing, closeMissing: () => setMissing([]), undo, undoLast, finish, confirm, cancel };
}
