/** The app's own bottom navigation (rule 6.5); a tab without a name is not shown. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { BRAND } from '@/core/lib/brand';
import { go, type RoutePath } from '@/core/routes';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Badge } from '@/ui/kit/Badge';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { vars } from '@/ui/kit/unit';
import styles from './TabBar.module.scss';

const TABS: readonly { path: RoutePath; label: string; icon: IconName }[] = [
  { path: '/pages/tea/index', label: BRAND.tabs.home, icon: 'home' },
  { path: '/pages/tea/classification', label: BRAND.tabs.classes, icon: 'grid' },
  { path: '/pages/tea/szcy', label: BRAND.tabs.groves, icon: 'tree' },
  { path: '/shop/pages/cart/index', label: BRAND.tabs.cart, icon: 'cart' },
  { path: '/pages/tea/mine', label: BRAND.tabs.mine, icon: 'user' },
];

const CART = '/shop/pages/cart/index';

interface TabBarProps {
  current: RoutePath;
  /** The current tab pressed again: scroll up and read again. */
  onAgain?: () => void;
}

export const TabBar = observer(function TabBar({ current, onAgain }: TabBarProps): ReactElement {
  const { cart, feedback } = useStores();
  const { flight } = feedback;
  const shown = TABS.filter(({ label }) => label);
  const end = (shown.findIndex(({ path }) => path === CART) + 0.5) / shown.length;
  return (
    <View className={styles.bar} {...aria({ role: 'navigation', label: '主导航' })}>
      {shown.map(({ path, label, icon }) => {
        const here = path === current;
        const count = path === CART ? cart.count : 0;
        return (
          <Pressable
            key={path}
            className={classes(styles.tab, here && styles.here)}
            role="link"
            current={here ? 'page' : undefined}
            to={here ? undefined : path}
            onPress={() => (here ? onAgain?.() : go(path as RoutePath as '/pages/tea/index'))}
          >
            <View className={styles.icon}>
              <Icon name={icon} size={24} bold={here} />
              <Badge count={count} ring="raised" label={`${count} 件`} className={styles.badge} />
            </View>
            <Text>{label}</Text>
          </Pressable>
        );
      })}
      <Slot>
        {flight && (
          <View
            key={flight.id}
            className={styles.flight}
            style={vars({ x: `${flight.x}px`, y: `${flight.y}px`, end: `${end * 100}%` })}
            aria-hidden="true"
          >
            <View className={styles.leaf} />
          </View>
        )}
      </Slot>
    </View>
  );
});
