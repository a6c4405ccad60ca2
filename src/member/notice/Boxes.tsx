/** The boxes with what is unread in them and what came last; a second press on one shows all again. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { Badge } from '@/ui/kit/Badge';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { BOXES, type Box } from './boxes';
import styles from './notice.module.scss';

interface BoxesProps {
  current: Box | undefined;
  /** Undefined until the first answer is there. */
  last: DataOf<'notify.index'>['last'] | undefined;
  onChange: (box: Box | undefined) => void;
}

export const Boxes = observer(function Boxes({ current, last, onChange }: BoxesProps): ReactElement {
  const { notices, clock } = useStores();
  const dayOf = (at: number) => formatTime(at, 'YYYY-MM-DD');
  const timeOf = (at: number) => formatTime(at, dayOf(at) === dayOf(clock.now()) ? 'h:m' : 'MM-DD');
  /** Nobody can begin a conversation here: without one its box leads nowhere. */
  const shown = BOXES.filter(
    ({ id }) => id !== 'chat' || id === current || notices.stat?.chat || last?.some(({ box }) => box === id),
  );
  return (
    <Card clip className={styles.boxes} {...aria({ role: 'group', label: '消息分类' })}>
      {shown.map(({ id, label, icon }) => {
        const newest = last?.find(({ box }) => box === id);
        const unread = notices.stat?.[id] ?? 0;
        const on = id === current;
        return (
          <Pressable
            key={id}
            className={classes(styles.box, on && styles.boxOn)}
            pressed={on}
            onPress={() => onChange(on ? undefined : id)}
          >
            <View className={styles.boxDrawing}>
              <Icon name={icon} size={24} bold={on} />
              <Badge count={unread} label={`${unread} 条未读`} className={styles.boxBadge} />
            </View>
            <Text>{label}</Text>
            <View className={styles.boxLast}>
              {newest && (
                <>
                  <Text className={styles.boxTitle}>{newest.title}</Text>
                  <Text>{timeOf(newest.createdAt)}</Text>
                </>
              )}
            </View>
          </Pressable>
        );
      })}
    </Card>
  );
});
