/**
 * Scans of this phone: each is kept before it is sent, and they are sent one after the other in their order, so that neither a lost line
 * nor a closed app loses or reorders one. What the server refuses is said and not sent again.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DataOf, RequestOf } from '@/contract';
import { call, isLine, UnauthorizedError } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { platform as device } from '@/core/platform';
import { useStores } from '@/core/stores';
import { addScan, removeScan, scansAreKept, unsentScans, type UnsentScan } from '@/domain/stockTake/unsent';
import { useVisible } from '@/ui/shell/useVisible';

type Answer = DataOf<'assetStock.checkAsset'>;
export interface RecentScan {
  opId: string;
  code: string;
  at: number;
  /** undefined: it waits. */
  answer?: Answer;
  refused?: string;
}
export type ScanInput = Pick<RequestOf<'assetStock.checkAsset'>, 'code' | 'method'> &
  Partial<Pick<RequestOf<'assetStock.checkAsset'>, 'state' | 'note' | 'photos'>>;

/** The same label again so soon was one look of the camera. */
const COOLDOWN = 1500;
const AGAIN_EVERY = 5000;
const RECENT = 5;

/** It is sent again: after a login, too. */
const isLater = (error: unknown) => isLine(error) || error instanceof UnauthorizedError;

/** There is something to read: nothing was counted, or nobody registered it. */
const ODD: ReadonlySet<Answer['result']> = new Set(['again', 'outside', 'unknown']);

const hasMark = ({ state, note, photos }: Pick<UnsentScan, 'state' | 'note' | 'photos'>) =>
  state !== undefined || note !== undefined || photos !== undefined;

/** `onAnswer`: the server has counted. */
export function useScans(auditId: string, onAnswer: (answer: Answer) => void) {
  const { platform, session, clock, feedback } = useStores();
  const { storage } = platform;
  const memberId = session.member?.id ?? session.owner ?? '';
  const [recent, setRecent] = useState<RecentScan[]>(() =>
    unsentScans(storage, memberId)
      .filter((scan) => scan.auditId === auditId)
      .map(({ opId, code, at }) => ({ opId, code, at }))
      .reverse(),
  );
  const [offline, setOffline] = useState(false);
  const [waiting, setWaiting] = useState(() => unsentScans(storage, memberId).length);
  const visible = useVisible();
  const sending = useRef<string>();
  const last = useRef({ code: '', at: 0, opId: '' });
  /** The last scan of which there is something to say: refused, counted before, or registered by nobody. */
  const odd = useRef<string>();
  const told = useRef(onAnswer);
  told.current = onAnswer;

  const settle = useCallback(
    ({ opId }: UnsentScan, outcome: Partial<RecentScan>) => {
      removeScan(storage, memberId, opId);
      setWaiting(unsentScans(storage, memberId).length);
      setRecent((was) => was.map((one) => (one.opId === opId ? { ...one, ...outcome } : one)));
    },
    [storage, memberId],
  );

  const flush = useCallback(async () => {
    if (sending.current !== undefined) return;
    for (let scan = unsentScans(storage, memberId)[0]; scan; scan = unsentScans(storage, memberId)[0]) {
      sending.current = scan.opId;
      const { at: _, ...request } = scan;
      try {
        const answer = await call('assetStock.checkAsset', request, { hide: true });
        setOffline(false);
        settle(scan, { answer });
        // A mark, a note or photos of what was counted before are saved: that is no second scan.
        const isSaved = answer.result === 'again' && hasMark(scan);
        if (isSaved) setRecent((was) => was.filter((one) => one.opId !== scan.opId));
        const isOdd = !isSaved && ODD.has(answer.result);
        if (isOdd) odd.current = scan.opId;
        // Not for those that waited: who scanned them has long gone on.
        if (scan.opId === last.current.opId) {
          (isOdd ? device.audio.warn : device.audio.chime)();
          if (isSaved) feedback.toast('已保存');
        }
        if (scan.auditId === auditId) told.current(answer);
      } catch (error) {
        if (isLater(error)) {
          setOffline(true);
          break;
        }
        const refused = error instanceof Error ? error.message : '未计入';
        settle(scan, { refused });
        odd.current = scan.opId;
        device.audio.warn();
        feedback.toast(`${scan.code} 未计入：${refused}`);
      } finally {
        sending.current = undefined;
      }
    }
    if (unsentScans(storage, memberId).length === 0) setOffline(false);
  }, [auditId, feedback, memberId, settle, storage]);

  useEffect(() => void flush(), [flush]);
  useEffect(() => {
    if (!offline || !visible) return undefined;
    const timer = setInterval(() => void flush(), AGAIN_EVERY);
    return () => clearInterval(timer);
  }, [offline, visible, flush]);

  /** false: there is something to read before the next one. */
  const scan = useCallback(
    async (input: ScanInput): Promise<boolean> => {
      const [code, now] = [input.code.trim(), clock.now()];
      if (code === '') return true;
      const isSame = code === last.current.code && clock.steady() - last.current.at < COOLDOWN;
      if (input.method === 'scan' && isSame) return true;
      const kept = { ...input, code, auditId, opId: uuid(), at: now };
      last.current = { ...kept, at: clock.steady() };
      addScan(storage, memberId, kept);
      setWaiting(unsentScans(storage, memberId).length);
      setRecent((was) => [{ opId: kept.opId, code, at: now }, ...was]);
      await flush();
      return odd.current !== kept.opId;
    },
    [auditId, clock, flush, memberId, storage],
  );

  /** One that still waits is simply not sent. */
  const drop = useCallback(
    (opId: string): boolean => {
      if (sending.current === opId) return false;
      removeScan(storage, memberId, opId);
      setWaiting(unsentScans(storage, memberId).length);
      setRecent((was) => was.filter((one) => one.opId !== opId));
      return true;
    },
    [memberId, storage],
  );
  const forget = useCallback((opId: string) => setRecent((was) => was.filter((one) => one.opId !== opId)), []);
  /** All that wait, and the last five that were answered. */
  const shown = useMemo(() => {
    const open = recent.filter(({ answer, refused }) => answer === undefined && refused === undefined);
    const done = recent.filter((one) => !open.includes(one)).slice(0, Math.max(0, RECENT - open.length));
    return [...open, ...done];
  }, [recent]);
  return {
    scan,
    flush,
    drop,
    forget,
    waiting,
    offline,
    isKept: scansAreKept(storage, memberId),
    recent: shown,
  };
}
export type Scans = ReturnType<typeof useScans>;
