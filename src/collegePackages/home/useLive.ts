/** The room that the home shows goes on while it is looked at: who watches, that it begins, that it is over and has become a replay. */
import { useEffect, useState } from 'react';
import type { LiveCard, LiveFrame } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useLogin } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';

const EVERY_MS = 30_000;

export function useLive(given: LiveCard) {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const guard = useLogin();
  const [card, setCard] = useState(given);
  useEffect(() => setCard(given), [given]);
  const { id, status, subscribed } = card;
  const ask = async () => setCard((await call('college.liveView', { id }, { hide: true })).card);
  useTopic(status === 'live' || status === 'upcoming' ? `live:${id}` : undefined, {
    onFrame: ({ data }) => {
      const { state } = data as unknown as LiveFrame;
      if (!state) return;
      setCard((was) => ({ ...was, status: state.status, viewers: state.viewers, startAt: state.startAt }));
    },
    poll: ask,
    every: EVERY_MS,
  });
  const subscribe = useAction(async () => {
    if (!subscribed) await askNotice('service');
    const { on, count } = await call('college.liveSubscribe', { id, on: !subscribed });
    setCard((was) => ({ ...was, subscribed: on, subscribers: count }));
    feedback.toast(on ? '开始前 10 分钟通知你' : '已取消提醒');
  });
  return {
    card,
    /** The time has come: whether it runs, the server says. */
    onStart: () => void ask().catch(() => undefined),
    busy: subscribe.pending,
    onSubscribe: () => guard(() => void subscribe.run()),
  };
}
