/**
 * Scans of this phone (rule 23.5): each waits in the outbox until the server has answered; what was refused is said, and stays to be
 * read.
 */
import { useCallback, useRef, useState } from 'react';
import type { DataOf, RequestOf } from '@/contract';
import { uuid } from '@/core/lib/uuid';
import { platform as device } from '@/core/platform';
import { useStores } from '@/core/stores';
import { SCANS, type UnsentScan } from '@/domain/stockTake/unsent';
import { RESULTS } from './labels';
import { useOutbox } from '@/ui/shell/useOutbox';

type Answer = DataOf<'assetStock.checkAsset'>;
export interface RecentScan {
  opId: string;
  code: string;
  /** undefined: it waits. */
  answer?: Answer;
}
export type ScanInput = Pick<RequestOf<'assetStock.checkAsset'>, 'code' | 'method'> &
  Partial<Pick<RequestOf<'assetStock.checkAsset'>, 'state' | 'note' | 'photos'>>;

/** The same label again so soon was one look of the camera. */
const COOLDOWN = 1500;
const RECENT = 5;

/** Answers that are to be read: nothing was counted, or nobody registered it. */
const ODD: ReadonlySet<Answer['result']> = new Set(['again', 'outside', 'unknown']);

const sameCode = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
const hasMark = ({ state, note, photos }: Pick<UnsentScan, 'state' | 'note' | 'photos'>) =>
  state !== undefined || note !== undefined || photos !== undefined;

interface Hearing {
  /** The last that was known of this label: it is counted. */
  isCounted: (code: string) => boolean;
  /** The server has counted. */
  onAnswer: (answer: Answer) => void;
  /** What could go out has gone out. */
  onFlushed: () => void;
}

export function useScans(auditId: string, { isCounted, onAnswer, onFlushed }: Hearing) {
  const { clock, feedback } = useStores();
  const [answered, setAnswered] = useState<RecentScan[]>([]);
  const last = useRef({ code: '', at: 0, opId: '' });
  /** The last scan of which there is something to say: refused, counted before, or registered by nobody. */
  const odd = useRef<string>();

  const box = useOutbox(SCANS, {
    onSent(scan, answer) {
      if (scan.auditId !== auditId) return;
      // A mark, a note or photos of what was counted before are saved: that is no second scan.
      const isSaved = answer.result === 'again' && hasMark(scan);
      const { opId, code } = scan;
      if (!isSaved) setAnswered((was) => [{ opId, code, answer }, ...was].slice(0, RECENT));
      const isOdd = !isSaved && ODD.has(answer.result);
      if (isOdd) odd.current = opId;
      // Not for those that waited: who scanned them has long gone on.
      if (opId === last.current.opId) {
        (isOdd ? device.audio.warn : device.audio.chime)();
        if (isSaved) feedback.toast('已保存');
      }
      onAnswer(answer);
    },
    onRefused({ opId, code, refused }) {
      if (opId !== last.current.opId) return;
      odd.current = opId;
      device.audio.warn();
      feedback.toast(`${code} 未计入：${refused}`);
    },
    onFlushed,
  });

  /** false: there is something to read before the next one. */
  const scan = useCallback(
    async (input: ScanInput): Promise<boolean> => {
      const [code, at] = [input.code.trim(), clock.now()];
      if (code === '') return true;
      const isSame = code === last.current.code && clock.steady() - last.current.at < COOLDOWN;
      if (input.method === 'scan' && isSame) return true;
      const opId = uuid();
      last.current = { code, opId, at: clock.steady() };
      // Without a line nobody else says it before the phone is back: the second time counts nothing.
      const waits = box.waiting().some((one) => one.auditId === auditId && sameCode(one.code, code));
      if (!hasMark(input) && (waits || (box.stopped() === 'line' && isCounted(code)))) {
        device.audio.warn();
        feedback.toast(`${code} ${waits ? '已扫过，待上传' : RESULTS.again}`);
        return false;
      }
      box.add({ ...input, code, auditId, opId, at });
      await box.flush();
      return odd.current !== opId;
    },
    [auditId, box, clock, feedback, isCounted],
  );
  const forget = useCallback((opId: string) => setAnswered((was) => was.filter((one) => one.opId !== opId)), []);

  const waiting = box.waiting();
  const open = waiting.filter((one) => one.auditId === auditId).reverse();
  const refused = box.refused().filter((one) => one.auditId === auditId);
  /** All that wait, and the last five that were answered. */
  const recent: RecentScan[] = [...open, ...answered.slice(0, Math.max(0, RECENT - open.length))];
  return {
    scan,
    flush: box.flush,
    drop: box.drop,
    forget,
    waiting: waiting.length,
    stopped: box.stopped(),
    isKept: box.isKept(),
    refused,
    seen: () => box.seen(refused.map(({ opId }) => opId)),
    recent,
  };
}
export type Scans = ReturnType<typeof useScans>;
