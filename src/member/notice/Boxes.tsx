/** The boxes with what is unread in them; a second press on one shows all again. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { Badge } from '@/ui/kit/Badge';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { BOXES, type Box } from './boxes';
import styles from './notice.module.scss';

interface BoxesProps {
  current: Box | undefined;
  onChange: (box: Box | undefined) => void;
}

export const Boxes = observer(function Boxes({ current, onChange }: BoxesProps): ReactElement {
  const { notices } = useStores();
  return (
    <View className={styles.boxes} {...aria({ role: 'group', label: '消息分类' })}>
      {BOXES.map(({ id, label, icon }) => {
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
          </Pressable>
        );
      })}
    </View>
  );
});
