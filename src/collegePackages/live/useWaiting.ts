/** 预约: being told ten minutes before it begins. What a row shows changes at once; `onDone` tells whoever shows the same room elsewhere. */
import { useEffect, useState } from 'react';
import type { LiveCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useLogin } from '@/ui/shell';

export function useWaiting({ id, subscribed, subscribers }: LiveCard, onDone?: () => void) {
  const { feedback } = useStores();
  const guard = useLogin();
  const askNotice = useAskNotice();
  const [own, setOwn] = useState({ on: subscribed, count: subscribers });
  useEffect(() => setOwn({ on: subscribed, count: subscribers }), [subscribed, subscribers]);
  const subscribe = useAction(async () => {
    if (!own.on) await askNotice('service');
    const after = await call('college.liveSubscribe', { id, on: !own.on });
    setOwn(after);
    feedback.toast(after.on ? '开播前 10 分钟提醒你' : '已取消预约');
    onDone?.();
  });
  return { ...own, pending: subscribe.pending, toggle: () => guard(() => void subscribe.run()) };
}
