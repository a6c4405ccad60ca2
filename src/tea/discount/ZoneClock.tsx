/** How long a zone still runs, or until it begins, with a reminder of that. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { DiscountZone } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { useAction } from '@/ui/shell';
import styles from './ZoneClock.module.scss';

interface ZoneClockProps {
  zone: DiscountZone;
  serverTime: number;
  over: boolean;
  onOver: () => void;
}

export function ZoneClock({ zone, serverTime, over, onOver }: ZoneClockProps) {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const [begun, setBegun] = useState(zone.startAt <= serverTime);
  const remind = useAction(async () => {
    await askNotice('service');
    await call('wechat.remind', { kind: 'discount', targetId: zone.id, on: true });
    feedback.toast('开场前 10 分钟通知你');
  });
  if (over) return <Text className={styles.over}>本场已结束</Text>;
  if (begun) return <Countdown label="距结束" endAt={zone.endAt} onEnd={onOver} />;
  return (
    <View className={styles.coming}>
      <Countdown label="距开始" endAt={zone.startAt} onEnd={() => setBegun(true)} />
      <Button size="s" tone="celadon" busy={remind.pending} onPress={() => void remind.run()}>
        提醒我
      </Button>
    </View>
  );
}
