/** The cards below the head: orders, what was saved, the menus of the server. */
import type { PropsWithChildren, ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { MenuGroup, OrderStat } from '@/contract';
import { canOpen, go, open } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Slot } from '@/ui/kit/Slot';
import { Tool } from '@/ui/kit/Tool';
import { Title } from '@/ui/kit/Words';
import { useLogin } from '@/ui/shell';
import { ENTRY_ICONS } from './entryIcons';
import { FigureCell } from './MineHead';
import { columnsOf, savedOf, openMenu, type Saved } from './model';
import styles from './Panels.module.scss';

function Panel({ title, extra, children }: PropsWithChildren<{ title: string; extra?: ReactNode }>): ReactElement {
  return (
    <View className={styles.panel}>
      <View className={styles.head}>
        <Title tracked role="heading" aria-level={2}>
          {title}
        </Title>
        {extra}
      </View>
      {children}
    </View>
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
  return (
    <Panel
      title="我的订单"
      extra={
        <Pressable
          className={styles.more}
          role="link"
          label="全部订单"
          onPress={() => guard(() => go('/shop/pages/order/index', {}))}
        >
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
            onPress={() => guard(() => go('/shop/pages/order/index', { tab }))}
          />
        ))}
      </View>
    </Panel>
  );
}

export const SavedPanel = ({ saved }: { saved: Saved | undefined }): ReactElement => (
  <View className={styles.saved}>
    {savedOf(saved).map((figure) => (
      <FigureCell
        key={figure.key}
        figure={figure}
        className={styles.figure}
        valueClass={styles.value}
        labelClass={styles.label}
      />
    ))}
  </View>
);

interface MenuPanelsProps {
  groups: readonly MenuGroup[];
  /** 核销 of the staff is a sheet over this page. */
  onVerify: () => void;
}

/** Entries without a page yet are not shown (openMenu). */
export function MenuPanels({ groups, onVerify }: MenuPanelsProps): ReactElement {
  return (
    <Slot>
      {openMenu(groups, canOpen).map((group) => (
        <Panel key={group.title} title={group.title}>
          <View className={columnsOf(group.items.length) === 5 ? FIVES : styles.row}>
            {group.items.map(({ key, label, icon, route, badge }) => (
              <Tool
                key={key}
                className={columnsOf(group.items.length) === 5 ? styles.five : styles.four}
                icon={ENTRY_ICONS.find((name) => name === icon) ?? 'leaf'}
                text={label}
                size={26}
                role={key === 'verify' ? 'button' : 'link'}
                badge={badge}
                onPress={() => (key === 'verify' ? onVerify() : open(route))}
              />
            ))}
          </View>
        </Panel>
      ))}
    </Slot>
  );
}
