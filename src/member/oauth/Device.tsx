/** A device that is logged in. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DeviceRow } from '@/contract';
import { spaced } from '@/core/lib/spaced';
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
/** Of what logged in with a form only its name says what it is. */
const iconOf = ({ way, name }: DeviceRow): IconName =>
  way === 'login' && !/手机|iPhone|Android/i.test(name) ? ICONS.pc : ICONS[way];

interface DeviceProps {
  device: DeviceRow;
  busy: boolean;
  onEnd: () => unknown;
}

export function Device({ device, busy, onEnd }: DeviceProps): ReactElement {
  const { name, note, ip, createdAt, current } = device;
  const words = [listTime(createdAt), note ?? ip].filter(Boolean);
  return (
    <Cell
      label={name}
      note={words.join(' · ')}
      leading={
        <View className={styles.leading}>
          <Icon name={iconOf(device)} size={22} />
        </View>
      }
    >
      {current ? (
        <Tag tone="celadon">本机</Tag>
      ) : (
        <Button size="s" tone="quiet" label={spaced(`退出${name}`)} disabled={busy} onPress={onEnd}>
          退出
        </Button>
      )}
    </Cell>
  );
}
