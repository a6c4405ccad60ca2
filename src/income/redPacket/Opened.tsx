/** What was in the packet, as the server says: it comes out of the envelope, or stands there at once where less motion is wanted. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RedPacket } from '@/contract';
import { figure, formatFen, grouped } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './Opened.module.scss';

interface OpenedProps {
  packet: RedPacket | undefined;
  onClose: () => void;
  onGo: (kind: RedPacket['kind']) => unknown;
  onShare: () => void;
}

export function Opened({ packet, onClose, onGo, onShare }: OpenedProps): ReactElement {
  const { kind = 'money', value = 0 } = packet ?? {};
  return (
    <Sheet
      open={packet !== undefined}
      label="拆开的红包"
      onClose={onClose}
      footer={
        <Stack row gap={12} grow>
          <Button
            grow
            size="l"
            tone="line"
            onPress={() => {
              onClose();
              return onGo(kind);
            }}
          >
            查看去向
          </Button>
          <Button
            grow
            size="l"
            onPress={() => {
              onClose();
              onShare();
            }}
          >
            分享好运
          </Button>
        </Stack>
      }
    >
      {packet && (
        <View className={styles.body} role="status">
          <Words size="sub" tone="soft">{`${packet.from} · ${packet.title}`}</Words>
          <Text className={styles.value}>
            {kind === 'money' ? grouped(formatFen(value)) : figure(value)}
            <Text className={styles.unit}>{kind === 'money' ? ' 元' : ' 积分'}</Text>
          </Text>
          <Words size="sub" tone="soft">
            {kind === 'money' ? '已存入余额' : '已存入积分'}
          </Words>
        </View>
      )}
    </Sheet>
  );
}
