/** The cards below the level: orders, the four squares, the own tea, the services and all the rest. */
import type { PropsWithChildren, ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { Member, MineGroup, OrderStat } from '@/contract';
import { canOpen, leadsTo, open } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Card } from '@/ui/kit/Card';
import { Slot } from '@/ui/kit/Slot';
import { Tool } from '@/ui/kit/Tool';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { useLogin } from '@/ui/shell';
import { iconOf } from './entryIcons';
import { assetsOf, groupsAt } from './model';
import styles from './Panels.module.scss';

function Panel({ title, extra, children }: PropsWithChildren<{ title: string; extra?: ReactNode }>): ReactElement {
  return (
    <Card place="next" className={styles.panel}>
      <Stack row align="center" justify="between" className={styles.head}>
        <Title tracked role="heading" aria-level={2}>
          {title}
        </Title>
        {extra}
      </Stack>
      {children}
    </Card>
  );
}

const FIVES = classes(styles.row, styles.fives);

const ORDERS: readonly { tab: 'unpaid' | 'paid' | 'shipped' | 'review' | 'afterSale'; text: string; icon: IconName }[] =
  [
    { tab: 'unpaid', text: '待付款', icon: 'pay' },
    { tab: 'paid', text: '待发货', icon: 'box' },
    { tab: 'shipped', text: '待收货', icon: 'truck' },
    { tab: 'review', text: '待评价', icon: 'comment' },
    { tab: 'afterSale', text: '退款/售后', icon: 'refund' },
  ];

export function OrderPanel({ stat }: { stat: OrderStat | undefined }): ReactElement {
  const guard = useLogin();
  const ordersOf = (tab?: (typeof ORDERS)[number]['tab']) => {
    const { to, onPress } = leadsTo('/shop/pages/order/index', { tab });
    return { to, onPress: () => guard(onPress) };
  };
  return (
    <Panel
      title="我的订单"
      extra={
        <Pressable className={styles.more} role="link" label="全部订单" {...ordersOf()}>
          <Text>全部</Text>
          <Icon name="next" size={14} />
        </Pressable>
      }
    >
      <View className={FIVES}>
        {ORDERS.map(({ tab, text, icon }) => (
          <Tool
            key={tab}
            className={styles.five}
            icon={icon}
            text={text}
            size={26}
            role="link"
            badge={stat?.[tab]}
            {...ordersOf(tab)}
          />
        ))}
      </View>
    </Panel>
  );
}

/** What one owns: money, coupons, points, tea. */
export function AssetSquares({ member, hidden }: { member: Member | undefined; hidden?: readonly string[] }) {
  const guard = useLogin();
  return (
    <Stack row gap={8} className={styles.squares}>
      {assetsOf(member, hidden).map(({ key, icon, label, value, route }) => (
        <Pressable key={key} className={styles.square} role="link" to={route} onPress={() => guard(() => open(route))}>
          <Stack align="center" gap={4}>
            <Icon name={icon} size={22} />
            <Words size="sub">{label}</Words>
            <Words size="foot" tone="soft" figures>
              {value}
            </Words>
          </Stack>
        </Pressable>
      ))}
    </Stack>
  );
}

const sumOf = (groups: readonly MineGroup[]): number =>
  groups.reduce((all, { items }) => all + items.reduce((sum, { badge }) => sum + badge, 0), 0);

/** A row of four at most, as the server put them together. */
const MenuRow = ({ items, children }: PropsWithChildren<Pick<MineGroup, 'items'>>): ReactElement => (
  <View className={styles.row}>
    {items.map(({ key, label, icon, route, badge }) => (
      <Tool
        key={key}
        className={styles.four}
        icon={iconOf(icon)}
        text={label}
        size={26}
        role="link"
        badge={badge}
        to={route}
        onPress={() => open(route)}
      />
    ))}
    {children}
  </View>
);

interface MenuPanelsProps {
  groups: readonly MineGroup[];
  onAll: () => void;
}

export function MenuPanels({ groups, onAll }: MenuPanelsProps): ReactElement {
  const at = (place: MineGroup['place']) => groupsAt(groups, place, canOpen);
  return (
    <Slot>
      {at('tea').map(({ title, items }) => (
        <Panel key={title} title={title}>
          <MenuRow items={items} />
        </Panel>
      ))}
      {groups.length > 0 && (
        <Card place="next" className={styles.panel}>
          <MenuRow items={at('service').flatMap(({ items }) => items)}>
            <Tool
              className={styles.four}
              icon="grid"
              text="全部"
              size={26}
              role="button"
              badge={sumOf(at('more'))}
              onPress={onAll}
            />
          </MenuRow>
        </Card>
      )}
    </Slot>
  );
}
