/** A document on its page: read, counted by scan and by hand, and moved on. What another person did meanwhile is shown with its words. */
import { useRef, useState } from 'react';
import type { RequestOf, StockDoc, StockDocLine } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useAction, usePageData } from '@/ui/shell';
import { isFull, lineOf } from './labels';

type Action = RequestOf<'stock.orderSave'>['action'];
type More = Omit<Partial<RequestOf<'stock.orderSave'>>, 'id' | 'action' | 'rev' | 'requestId'>;
export interface Count {
  picked?: number;
  batch?: string;
}

/** The same label again so soon was one look of the camera. */
const ONE_LOOK = 1500;
/** The unit of tea that is no pieces. */
const LOOSE = 'g';
/** The server sends the document as it is along with 409. */
const isDoc = (data: unknown): data is StockDoc => typeof data === 'object' && data !== null && 'card' in data;

export function useDoc(asked: { id?: string; code?: string }) {
  const { clock, feedback } = useStores();
  // Not what was drawn last: a key that is pressed before an answer is drawn would count on the revision before it.
  const latest = useRef<StockDoc>();
  const state = usePageData(
    async (stands) => {
      const doc = await call('stock.orderInfo', asked);
      if (stands()) latest.current = doc;
      return doc;
    },
    [asked.id, asked.code],
  );
  // What was counted: not sent yet, and on its way, line by line.
  const waiting = useRef(new Map<string, Count>());
  const underway = useRef(new Map<string, Count>());
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const [, draw] = useState(0);

  const show = (fresh: StockDoc) => {
    latest.current = fresh;
    state.set(fresh);
  };
  /** One after the other: each is said of the revision that the last one made. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = saved.current.then(work);
    saved.current = done.catch(() => undefined);
    return done;
  };
  const save = async (action: Action, more: More = {}): Promise<StockDoc> => {
    const { card, rev } = latest.current as StockDoc;
    try {
      const fresh = await call('stock.orderSave', { id: card.id, rev, action, ...more });
      show(fresh);
      return fresh;
    } catch (error) {
      if (error instanceof RefusedError && isDoc(error.data)) show(error.data);
      throw error;
    }
  };
  const send = async () => {
    if (waiting.current.size === 0) return;
    underway.current = waiting.current;
    waiting.current = new Map();
    try {
      const lines = [...underway.current].map(([lineId, count]) => ({ lineId, qty: 0, ...count }));
      await save('pick', { lines });
    } catch (error) {
      // What the server did not take is not shown as picked.
      waiting.current = new Map();
      feedback.report(error);
    } finally {
      underway.current = new Map();
      draw((times) => times + 1);
    }
  };
  /** With what is counted but not answered yet. */
  const linesNow = (): StockDocLine[] =>
    (latest.current?.lines ?? []).map((line) => ({
      ...line,
      ...underway.current.get(line.id),
      ...waiting.current.get(line.id),
    }));
  const count = (lineId: string, part: Count) => {
    waiting.current.set(lineId, { ...waiting.current.get(lineId), ...part });
    draw((times) => times + 1);
    void inTurn(send);
  };
  /** One piece more of what was scanned; tea by weight lies in one bag with one label. false: there is something to read, or nothing left to pick. */
  const scan = (code: string): boolean => {
    const refuse = (why: string) => {
      feedback.toast(why);
      return false;
    };
    if (!latest.current?.can.includes('pick')) return refuse('本单现在不能拣货');
    const { line, refused } = lineOf(linesNow(), code);
    if (!line) return refuse(refused ?? '不在本单');
    platform.audio.chime();
    const picked = line.unit === LOOSE ? line.qty : line.picked + 1;
    feedback.toast(`${line.title} ${picked} / ${line.qty}`);
    count(line.id, { picked });
    return !isFull(linesNow());
  };
  /** What the camera sees, one after the other. */
  const looked = useRef({ code: '', at: 0 });
  const look = (code: string): boolean => {
    const [last, at] = [looked.current, clock.steady()];
    if (code === last.code && at - last.at < ONE_LOOK) return true;
    looked.current = { code, at };
    return scan(code);
  };
  const move = useAction(async (action: Action, said: string, more: More = {}) => {
    await inTurn(() => save(action, more));
    feedback.toast(said);
  });
  const take = useAction(async () => {
    await inTurn(() => save('pick'));
    feedback.toast('已开始拣货');
  });
  return {
    state,
    lines: linesNow(),
    count,
    scan,
    look,
    move: move.run,
    take: take.run,
    pending: move.pending || take.pending,
  };
}
