/** 提醒我: a message ten minutes before a campaign begins; pressed again it is taken back. */
import { useState } from 'react';
import type { CampaignCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useLogin } from '@/ui/shell';

export function useRemindStart(
  campaign: Pick<CampaignCard, 'id' | 'type'>,
  start = false,
): { on: boolean; pending: boolean; toggle: () => void } {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const guard = useLogin();
  const [on, setOn] = useState(start);
  const remind = useAction(async () => {
    if (!on) await askNotice('service');
    const kind = campaign.type === 'auction' ? 'auction' : 'discount';
    const row = await call('wechat.remind', { kind, targetId: campaign.id, on: !on });
    setOn(row.on);
    feedback.toast(row.on ? '开始前 10 分钟通知你' : '已取消提醒');
  });
  return { on, pending: remind.pending, toggle: () => guard(() => void remind.run()) };
}
