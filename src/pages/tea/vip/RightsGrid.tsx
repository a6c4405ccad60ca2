/** The rights as eight drawings, those of other levels gray. */
import { Text } from '@tarojs/components';
import type { RightView } from '@/contract';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { iconOf } from './labels';
import styles from './RightsGrid.module.scss';

const MOST = 8;

export function RightsGrid({ rights }: { rights: readonly RightView[] }) {
  return (
    <Card place="alone" className={styles.card}>
      {rights.slice(0, MOST).map((right) => (
        <Pressable
          key={right.key}
          className={classes(styles.right, !right.held && styles.locked)}
          role="link"
          onPress={() => go('/pages/tea/vip-rights', { key: right.key })}
        >
          <Icon name={right.held ? iconOf(right.icon) : 'lock'} size={26} />
          <Text className={styles.label}>{right.label}</Text>
          <Words size="caption" tone="muted">
            {right.worth}
          </Words>
        </Pressable>
      ))}
    </Card>
  );
}
