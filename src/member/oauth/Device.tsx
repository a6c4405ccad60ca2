/** A device that is logged in. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DeviceRow } from '@/contract';
import { listTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Tag } from '@/ui/kit/Tag';
import styles from './oauth.module.scss';

const ICONS: Readonly<Record<DeviceRow['way'], IconName>> = {
  login: 'phone',
  app: 'box',
  pc: 'columns',
  screen: 'chart',
};

interface DeviceProps {
  device: DeviceRow;
  busy: boolean;
  onEnd: () => unknown;
}

export function Device({ device, busy, onEnd }: DeviceProps): ReactElement {
  const { name, way, note, ip, createdAt, current } = device;
  const words = [listTime(createdAt), note ?? ip].filter(Boolean);
  return (
    <Cell
      label={name}
      note={words.join(' · ')}
      leading={
        <View className={styles.leading}>
          <Icon name={ICONS[way]} size={22} />
        </View>
      }
    >
      {current ? (
        <Tag tone="celadon">本机</Tag>
      ) : (
        <Button size="s" tone="quiet" label={`退出${name}`} disabled={busy} onPress={onEnd}>
          退出
        </Button>
      )}
    </Cell>
  );
}
