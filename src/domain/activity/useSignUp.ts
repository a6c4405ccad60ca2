/** Signing up: the form with its seats, what it costs, and the way to the cashier. */
import { useEffect, useState } from 'react';
import type { EventDetail, EventSeat, SeatHold } from '@/contract';
import { call, reasonOf } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useForm } from '@/ui/shell';
import { mostPlaces } from './words';

interface Answers {
  name: string;
  mobile: string;
  qty: number;
  [question: `q:${string}`]: string;
}

export function useSignUp(event: EventDetail | undefined, onDone: () => unknown) {
  const { session, feedback, root } = useEventStores();
  const askNotice = useAskNotice();
  const id = event?.card.id ?? '';
  const form = useForm<Answers>(
    { name: event?.knownAs ?? '', mobile: session.member?.mobile ?? '', qty: 1 },
    {
      name: (text) => (text.trim() === '' ? '请填写姓名' : undefined),
      mobile: (text) => (/^1[3-9]\d(\d{4}|\*{4})\d{4}$/.test(text.replace(/\s/g, '')) ? undefined : '请填 11 位手机号'),
    },
    `signup:${id}`,
  );
  const [seats, setSeats] = useState<{ map: EventSeat[]; hold?: SeatHold | undefined }>({ map: [] });
  useEffect(() => setSeats({ map: event?.seatsMap ?? [], hold: event?.hold }), [event]);

  const chosen = seats.hold?.seats ?? [];
  const kept = event?.wait?.offer ? event.wait.qty : undefined;
  const most = event ? (kept ?? mostPlaces(event.card)) : 1;
  const { set } = form;
  // What the waiting list keeps is what one signs up with.
  useEffect(() => {
    if (kept !== undefined) set('qty', kept);
  }, [kept, set]);
  const ask = async (action: 'hold' | 'renew' | 'release', wanted?: string[]) => {
    const answer = await call('activity.seatHold', {
      activityId: id,
      action,
      ...(wanted ? { seats: wanted } : {}),
      opId: uuid(),
    });
    setSeats({ map: answer.seatsMap, hold: answer.hold });
  };
  const choose = useAction(async (seat: string) => {
    const next = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat].slice(-most);
    try {
      await (next.length > 0 ? ask('hold', next) : ask('release'));
    } catch (error) {
      // Somebody was quicker: the map as it is now.
      if (reasonOf(error, 'activity.seatHold') === 'taken') void onDone();
      throw error;
    }
  });
  const renew = useAction(() => ask('renew'));
  const release = () => (chosen.length > 0 ? ask('release').catch(() => undefined) : undefined);
  const hasMap = seats.map.length > 0;
  const qty = hasMap ? chosen.length : form.values.qty;

  const submit = useAction(async () => {
    if (!event || !form.check()) return;
    if (hasMap && chosen.length === 0) return void feedback.toast('请先选座位');
    await askNotice('service');
    const answers = event.questions.flatMap(({ key, label }) => {
      const value = (form.values[`q:${key}`] ?? '').trim();
      return value === '' ? [] : [{ key, label, value }];
    });
    const { share_id: shareId } = root.attribution.params();
    const made = await call('activity.signUpSave', {
      activityId: id,
      name: form.values.name.trim(),
      mobile: form.values.mobile,
      qty,
      ...(hasMap ? { seatNo: chosen.join(',') } : {}),
      answers,
      ...(shareId ? { shareId } : {}),
    });
    form.done();
    await onDone();
    if (made.orderId !== undefined)
      return go('/member/pages/wallet/pay', { orderGroup: 'activity', orderId: made.orderId });
    feedback.toast('报名成功');
  });
  return { form, seats, chosen, most, qty, hasMap, choose, renew, release, submit };
}
export type SigningUp = ReturnType<typeof useSignUp>;

function useEventStores() {
  const root = useStores();
  return { session: root.session, feedback: root.feedback, root };
}
