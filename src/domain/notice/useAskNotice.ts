/**
 * Being told outside the app of what one does just now. The messenger opens its dialog only while a press is handled, so what it asks for is read
 * before, and the act calls `ask` before anything that it waits for. Whatever is answered, or nothing at all, the act goes on.
 */
import { useEffect } from 'react';
import type { NoticeTemplate } from '@/contract';
import { call } from '@/core/api';
import { dayOf } from '@/core/lib/day';
import { remembered } from '@/core/lib/memory';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';

type Box = NoticeTemplate['box'];

/** What was allowed at one step of a purchase is not asked for again at the next. */
const ALLOWED_MS = 10 * 60_000;
/** Some computers never answer. */
const PATIENCE_MS = 15_000;
const refusedKey = (box: Box): string => `notice_refused_${box}`;

interface Known {
  reading: boolean;
  templates: readonly NoticeTemplate[];
  allowed: Map<Box, number>;
}
const known = remembered((): Known => ({ reading: false, templates: [], allowed: new Map() }));

async function read(kept: Known): Promise<void> {
  if (kept.reading) return;
  kept.reading = true;
  try {
    const { templates, bound } = await call('notify.settings', {}, { hide: true });
    kept.templates = bound ? templates : [];
    // Who binds the mini-program meanwhile is asked afterwards.
    kept.reading = bound;
  } catch {
    kept.reading = false;
  }
}

export function useAskNotice(): (box: Box) => Promise<void> {
  const { clock, memory, session, platform: device } = useStores();
  const { hasLogin } = session;
  useEffect(() => {
    if (platform.subscribe.available && hasLogin) void read(memory.of(known));
  }, [memory, hasLogin]);

  return async (box) => {
    const kept = memory.of(known);
    const now = clock.now();
    const ids = kept.templates.filter((template) => template.box === box).map(({ id }) => id);
    const isFresh = now - (kept.allowed.get(box) ?? 0) < ALLOWED_MS;
    if (ids.length === 0 || isFresh || device.storage.get(refusedKey(box)) === dayOf(now)) return;
    const answered = answerOf(ids).then((allowed) => {
      if (allowed.length === 0) return device.storage.set(refusedKey(box), dayOf(now));
      kept.allowed.set(box, now);
      void call('notify.subscribe', { ids: allowed }, { hide: true }).catch(() => undefined);
    });
    let stop = (): void => undefined;
    const tired = new Promise<void>((resolve) => {
      stop = clock.later(PATIENCE_MS, resolve);
    });
    await Promise.race([answered, tired]);
    stop();
  };
}

/** A dialog that cannot be shown is as good as refused. */
async function answerOf(ids: readonly string[]): Promise<string[]> {
  try {
    return await platform.subscribe.ask(ids);
  } catch {
    return [];
  }
}
