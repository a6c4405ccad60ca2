/** 全部: what the page itself does not show, in its groups. Back from a page finds the sheet closed. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MineGroup } from '@/contract';
import { canOpen, open as openPage } from '@/core/routes';
import { Sheet } from '@/ui/kit/Sheet';
import { Tool } from '@/ui/kit/Tool';
import { Title } from '@/ui/kit/Words';
import { iconOf } from './entryIcons';
import { groupsAt } from './model';
import styles from './Panels.module.scss';

interface AllSheetProps {
  open: boolean;
  groups: readonly MineGroup[];
  onClose: () => void;
  onVerify: () => void;
}

export function AllSheet({ open, groups, onClose, onVerify }: AllSheetProps): ReactElement {
  const show = (key: string, route: string) => {
    onClose();
    return key === 'verify' ? onVerify() : openPage(route);
  };
  return (
    <Sheet open={open} onClose={onClose} title="全部">
      {groupsAt(groups, 'more', canOpen).map(({ title, items }) => (
        <View key={title} className={styles.group}>
          <Title size="body" block role="heading" aria-level={3}>
            {title}
          </Title>
          <View className={styles.row}>
            {items.map(({ key, label, icon, route, badge }) => (
              <Tool
                key={key}
                className={styles.four}
                icon={iconOf(icon)}
                text={label}
                size={26}
                role={key === 'verify' ? 'button' : 'link'}
                badge={badge}
                onPress={() => show(key, route)}
              />
            ))}
          </View>
        </View>
      ))}
    </Sheet>
  );
}
