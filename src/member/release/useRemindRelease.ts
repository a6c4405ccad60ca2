/** 提醒我: a message ten minutes before the reservations open; pressed again it is taken back. */
import { useEffect, useState } from 'react';
import type { ReleaseCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction } from '@/ui/shell';

export function useRemindRelease({ id, remindOn }: ReleaseCard) {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const [on, setOn] = useState(remindOn);
  useEffect(() => setOn(remindOn), [remindOn]);
  const remind = useAction(async () => {
    if (!on) await askNotice('service');
    const row = await call('wechat.remind', { kind: 'release', targetId: id, on: !on });
    setOn(row.on);
    feedback.toast(row.on ? '开放前 10 分钟通知你' : '已取消提醒');
  });
  return { on, pending: remind.pending, toggle: () => void remind.run() };
}
