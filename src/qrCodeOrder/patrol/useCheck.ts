/** A patrol as it is filled in; it goes out by the outbox, so without a line it waits on this phone (rule 36.4). */
import { useRef, useState } from 'react';
import type { PatrolPoint } from '@/contract';
import { uuid } from '@/core/lib/uuid';
import type { Kind } from '@/core/outbox';
import type { Fix } from '@/core/platform';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { distanceOf } from '@/domain/place/place';
import { useAction, useMessenger } from '@/ui/shell';
import { useOutbox } from '@/ui/shell/useOutbox';
import { lacking, resultsOf, type Answer, type Answers } from './labels';

const PATROLS: Kind<'patrol.scanCodeSave'> = { name: 'patrol', endpoint: 'patrol.scanCodeSave', id: 'opId' };
export const useUnsentPatrols = (onFlushed: () => void) => useOutbox(PATROLS, { onFlushed });

const AGAIN_MS = 10 * 60_000;

/** `reload`: the point as it is by now, after the server has refused: somebody else was there, or its checklist is another. */
export function useCheck(point: PatrolPoint, typed: boolean, reload: () => Promise<void>) {
  const { clock, feedback } = useStores();
  const messenger = useMessenger();
  const [answers, setAnswers] = useState<Answers>({});
  const [fix, setFix] = useState<Fix | undefined>(() => messenger.located());
  const own = useRef('');
  const box = useOutbox(PATROLS, {
    onSent({ opId }, { id }) {
      if (opId === own.current) void replace('/qrCodeOrder/pages/patrol', { id });
    },
    onRefused({ opId, refused }) {
      if (opId !== own.current) return;
      feedback.toast(refused);
      box.seen([opId]);
      void reload();
    },
  });
  const say = (id: string, part: Answer) => setAnswers((was) => ({ ...was, [id]: { ...was[id], ...part } }));
  const left = lacking(point.items, answers);
  const locate = useAction(async () => {
    const found = await messenger.locate();
    if (found) setFix(found);
    else feedback.toast('无法定位，请在设置中开启');
  });
  const submit = useAction(async () => {
    const now = clock.now();
    const isAgain = point.last !== undefined && now - point.last.at < AGAIN_MS;
    if (isAgain) {
      const text = `${point.last?.by.name ?? ''}刚检查过这里，再交一次会多一条记录。`;
      if (!(await feedback.confirm({ title: '十分钟内检查过', text, yes: '再交一次' }))) return;
    }
    own.current = uuid();
    box.add({
      ...{ pointId: point.id, results: resultsOf(point.items, answers), typed, tappedAt: now, at: now },
      ...(fix && { geo: { lat: fix.lat, lng: fix.lng } }),
      ...(isAgain && { again: true }),
      opId: own.current,
    });
    await box.flush();
    if (!box.waiting().some(({ opId }) => opId === own.current)) return;
    // From here on the list of records tells what becomes of it.
    own.current = '';
    feedback.toast('没有网络，已存在手机上，连上后自动送出');
    await replace('/qrCodeOrder/pages/patrolIndex');
  });
  return {
    ...{ answers, say, left, locate, submit, box },
    dirty: Object.keys(answers).length > 0,
    metres: fix && point.geo ? distanceOf(fix, point.geo) : undefined,
  };
}
