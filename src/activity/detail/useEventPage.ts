/** One activity for its page: what it is, the own ticket, what is scanned at the door, the friend's gift. */
import { useEffect, useRef, useState } from 'react';
import type { EventDetail } from '@/contract';
import { call, isLine } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go, type QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useSignUp } from '@/domain/activity/useSignUp';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useMessenger, usePageData, useReturn } from '@/ui/shell';
import { keepDoor, keptDoor } from './keptDoor';

export function useEventPage(params: QueryOf<'/activity/pages/index'>) {
  const { session, feedback, platform } = useStores();
  const { storage } = platform;
  const messenger = useMessenger();
  const askNotice = useAskNotice();
  const { id, code, gift } = params;
  const state = usePageData(async (): Promise<EventDetail> => {
    const memberId = session.member?.id ?? session.owner ?? '';
    try {
      const event = await call('activity.index', { ...(id ? { id } : {}), ...(gift ? { gift } : {}) });
      if (event.staff) keepDoor(storage, memberId, event);
      return event;
    } catch (error) {
      // Without a line the staff open the door as it was seen last.
      const kept = id !== undefined && isLine(error) ? keptDoor(storage, memberId, id) : undefined;
      if (!kept) throw error;
      return kept.event;
    }
  }, [id, gift, session.token]);
  const event = state.data;
  const [form, setForm] = useState(false);
  /** For how many the waiting list is asked. */
  const [waiting, setWaiting] = useState<number>();
  const signing = useSignUp(event, state.reload);
  useReturn(() => void state.reload());

  const enter = useAction(async (text: string) => {
    if (!event) return;
    const signup = await call('activity.signIn', { activityId: event.card.id, code: text });
    await state.reload();
    if (signup.status === 'unpaid')
      return go('/member/pages/wallet/pay', { orderGroup: 'activity', orderId: signup.id });
    feedback.toast(signup.checkedAt === undefined ? '已签到' : `已签到 ${formatTime(signup.checkedAt, 'h:m')}`);
  });
  const checkIn = useAction(async () => {
    if (event?.signup?.status === 'checked' && event.signup.checkedAt !== undefined)
      return void feedback.toast(`已签到 ${formatTime(event.signup.checkedAt, 'h:m')}`);
    const text = await messenger.scanCode();
    if (text) await enter.run(text);
  });
  // The poster at the door is the address of this page with its code: whoever scans it is here to check in.
  const scanned = useRef('');
  useEffect(() => {
    if (!code || !event || scanned.current === code || event.signup?.status === 'checked') return;
    scanned.current = code;
    void enter.run(code);
  }, [code, event, enter]);

  const takeGift = useAction(async () => {
    if (!gift) return;
    await call('activity.ticketTake', { token: gift });
    feedback.toast('领到了，这是你的票');
    await state.reload();
  });
  const remind = useAction(async () => {
    if (!event) return;
    if (!event.reminded) await askNotice('service');
    await call('wechat.remind', { kind: 'activity', targetId: event.card.id, on: !event.reminded });
    feedback.toast(event.reminded ? '不再提醒' : '开始前十分钟提醒你');
    await state.reload();
  });
  return { state, form, setForm, waiting, setWaiting, signing, checkIn, takeGift, remind };
}
