/** A red packet: what waits can be opened, an opened one shows what was in it and where that went. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RedPacket } from '@/contract';
import { figure, formatFen } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { useAction } from '@/ui/shell';
import styles from './PacketRow.module.scss';

interface PacketRowProps {
  packet: RedPacket;
  onOpen: () => Promise<void>;
  onEnd: () => unknown;
  /** Leads to where an opened one went. */
  onGo?: (kind: RedPacket['kind']) => unknown;
}

export function PacketRow({ packet, onOpen, onEnd, onGo }: PacketRowProps): ReactElement {
  const { from, title, kind, value = 0, status, expireAt, openedAt } = packet;
  const opening = useAction(onOpen);
  // What was opened here comes in; what had been opened before stands.
  const [waited] = useState(status === 'waiting');
  const where = kind === 'money' ? '已入余额' : '已入积分';
  return (
    <View className={classes(styles.row, status === 'expired' && styles.over)}>
      <View className={classes(styles.packet, status !== 'waiting' && styles.torn)}>
        <Text className={styles.seal}>{status === 'waiting' ? '福' : ''}</Text>
      </View>
      <Stack grow>
        <Text className={styles.title}>{title}</Text>
        <Note>{`来自 ${from}`}</Note>
        {status === 'waiting' && (
          <View className={styles.left}>
            <Countdown label="剩余" tone="text" endAt={expireAt} onEnd={onEnd} />
          </View>
        )}
        {status === 'opened' && openedAt !== undefined && <Note>{`${listTime(openedAt)} 打开`}</Note>}
      </Stack>
      {status === 'waiting' && (
        <Button
          size="s"
          tone="accentLine"
          busy={opening.pending && '开'}
          label={`打开 ${from} 的红包：${title}`}
          onPress={opening.run}
        >
          开
        </Button>
      )}
      {status === 'opened' && (
        <View className={classes(styles.got, waited && styles.comes)}>
          <Text className={styles.value}>{kind === 'money' ? `¥${formatFen(value)}` : `${figure(value)} 积分`}</Text>
          {onGo ? (
            <Pressable
              className={styles.go}
              role="link"
              label={`${where}，${title}，查看去向`}
              onPress={() => onGo(kind)}
            >
              <Text>{where}</Text>
              <Icon name="next" size={12} />
            </Pressable>
          ) : (
            <Note>{where}</Note>
          )}
        </View>
      )}
      {status === 'expired' && <Note>已过期</Note>}
    </View>
  );
}
