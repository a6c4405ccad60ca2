/**
 * The card of the role one has: the way to the whole of it, and what waits there today. Somebody with several roles turns to another
 * one by its name; who has none meets what can be joined. As high before its figures are there as after.
 */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Member, MineGroup } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { Badge } from '@/ui/kit/Badge';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tool } from '@/ui/kit/Tool';
import { Title, Words } from '@/ui/kit/Words';
import { useLogin } from '@/ui/shell';
import { groupsAt, hasRole, joinsOf } from './model';
import { iconOf } from './entryIcons';
import styles from './RoleCard.module.scss';

interface RoleCardProps {
  /** Undefined for a visitor, and until the profile is there. */
  member: Member | undefined;
  groups: readonly MineGroup[];
  hidden?: readonly string[];
  /** 核销 of the staff is a sheet over this page. */
  onVerify: () => void;
}

export function RoleCard({ member, groups, hidden, onVerify }: RoleCardProps): ReactElement {
  const [chosen, setChosen] = useState(0);
  if (!hasRole(member)) return <Joins hidden={hidden} />;
  const cards = groupsAt(groups, 'role', canOpen);
  const shown = cards[chosen] ?? cards[0];
  if (!shown) return <View className={styles.card} />;
  const [head, ...cells] = shown.items;
  return (
    <View className={styles.card}>
      <Stack row align="center" justify="between">
        <Stack row gap={16} align="center" {...aria({ role: 'group', label: '身份' })}>
          {cards.length === 1 ? (
            <Title tracked role="heading" aria-level={2}>
              {shown.title}
            </Title>
          ) : (
            cards.map(({ title }, at) => (
              <Pressable
                key={title}
                className={styles.way}
                pressed={title === shown.title}
                onPress={() => setChosen(at)}
              >
                {title === shown.title ? <Title tracked>{title}</Title> : <Text>{title}</Text>}
              </Pressable>
            ))
          )}
        </Stack>
        {head && (
          <Pressable className={styles.way} role="link" onPress={() => open(head.route)}>
            <Text>{head.label === shown.title ? `进入${head.label}` : head.label}</Text>
            <Badge count={head.badge} label={String(head.badge)} />
            <Icon name="next" size={14} />
          </Pressable>
        )}
      </Stack>
      <Stack row>
        {cells.map((item) =>
          item.figure === undefined ? (
            <Tool
              key={item.key}
              className={styles.cell}
              icon={iconOf(item.icon)}
              text={item.label}
              size={24}
              role={item.key === 'verify' ? 'button' : 'link'}
              badge={item.badge}
              onPress={() => (item.key === 'verify' ? onVerify() : open(item.route))}
            />
          ) : (
            <Pressable key={item.key} className={styles.cell} role="link" onPress={() => open(item.route)}>
              <Stack align="center" gap={8}>
                <Words size="head" serif figures tone={item.badge > 0 ? 'celadon' : 'muted'}>
                  {item.badge}
                </Words>
                <Words size="foot">{item.figure}</Words>
              </Stack>
            </Pressable>
          ),
        )}
      </Stack>
    </View>
  );
}

const Joins = ({ hidden }: { hidden?: readonly string[] }): ReactElement => {
  const guard = useLogin();
  return (
    <View className={classes(styles.card, styles.joins)}>
      {joinsOf(hidden).map(({ key, icon, label, route }) => (
        <Pressable
          key={key}
          className={styles.join}
          role="link"
          onPress={() => (key === 'market' ? open(route) : guard(() => open(route)))}
        >
          <Icon name={icon} size={20} />
          <Text>{label}</Text>
        </Pressable>
      ))}
    </View>
  );
};
