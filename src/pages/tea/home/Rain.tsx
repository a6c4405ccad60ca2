/** 红包雨: inside its window only and once a member (rule 13.11); what was drawn stands there until the home is asked anew. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { RedPacket } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { useAction, useBlock, useLogin } from '@/ui/shell';
import styles from './Rain.module.scss';

export const Rain = observer(function Rain() {
  const { session, clock } = useStores();
  const login = useLogin();
  const rain = useBlock(() => call('marketing.redEnveloper', {}, { hide: true }), '', session.token)?.rain;
  const [now, setNow] = useState(() => clock.now());
  const [packet, setPacket] = useState<RedPacket>();
  const drawing = useAction(async (id: string) => {
    setPacket(await call('redEnvelope.open', { id }));
    void session.loadMember(true).catch(() => undefined);
  });
  const startAt = rain?.startAt ?? 0;
  useEffect(() => {
    if (startAt <= now) return undefined;
    const timer = setTimeout(() => setNow(startAt), startAt - now);
    return () => clearTimeout(timer);
  }, [startAt, now]);
  if (!rain || now < rain.startAt || now >= rain.endAt) return null;
  return (
    <View className={styles.card}>
      <View className={styles.drops}>
        <View className={styles.drop} />
        <View className={styles.drop} />
        <View className={styles.drop} />
      </View>
      <View className={styles.words} role={packet && 'status'}>
        <Text className={styles.title}>{rain.title}</Text>
        {packet ? (
          <Text>{`抢到 ${formatYuan(packet.value ?? 0)}，已存入余额`}</Text>
        ) : (
          <Countdown label="距结束" tone="text" endAt={rain.endAt} onEnd={() => setNow(rain.endAt)} />
        )}
      </View>
      {packet ? (
        <Button size="s" tone="accentLine" onPress={() => go('/income/pages/redbag', {})}>
          查看
        </Button>
      ) : (
        <Button size="s" busy={drawing.pending && '抢'} onPress={() => login(() => drawing.run(rain.id))}>
          抢红包
        </Button>
      )}
    </View>
  );
});
