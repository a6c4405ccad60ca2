/** 提醒我: a notice ten minutes before it begins. */
import { useEffect, useState, type ReactElement } from 'react';
import type { LiveCard } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { useAction, useLogin } from '@/ui/shell';
import styles from './live.module.scss';

export function Subscribe({ card }: { card: LiveCard }): ReactElement {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const guard = useLogin();
  const [own, setOwn] = useState({ on: card.subscribed, count: card.subscribers });
  useEffect(() => setOwn({ on: card.subscribed, count: card.subscribers }), [card]);
  const subscribe = useAction(async () => {
    if (!own.on) await askNotice('service');
    const after = await call('college.liveSubscribe', { id: card.id, on: !own.on });
    setOwn(after);
    feedback.toast(after.on ? '开始前 10 分钟通知你' : '已取消提醒');
  });
  return (
    <Button
      block
      tone={own.on ? 'quiet' : 'primary'}
      className={styles.way}
      busy={subscribe.pending}
      onPress={() => guard(() => void subscribe.run())}
    >
      {own.on
        ? `已预约，${figure(own.count)} 人在等`
        : own.count > 0
          ? `提醒我（${figure(own.count)} 人已预约）`
          : '提醒我'}
    </Button>
  );
}
