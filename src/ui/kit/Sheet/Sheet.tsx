/** Paper that slides up over the page: title and close at the top, scrolling content, one block button at the foot. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { Scroll } from '../Scroll';
import { Slot } from '../Slot';
import { closed } from '../overlay/closed';
import { Scrim } from '../overlay/Scrim';
import { useFocusTrap } from '../overlay/keyboard';
import { usePresence } from '../overlay/usePresence';
import { useClosedOnLeaving } from '../useVisible';
import styles from './Sheet.module.scss';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** Drawn in serif; names the dialog. */
  title?: string;
  /** Name of a sheet without a drawn title. */
  label?: string;
  children?: ReactNode;
  /** Stays while the content scrolls. */
  footer?: ReactNode;
  /** At the sheet's lower edge, from side to side: keys. */
  dock?: ReactNode;
  /** false: only the page's own buttons close it (a payment under way). */
  closable?: boolean;
  /** Content without the gutter of 20. */
  bare?: boolean;
}

export function Sheet({
  open,
  onClose,
  title,
  label,
  children,
  footer,
  dock,
  closable = true,
  bare,
}: SheetProps): ReactElement | null {
  const { mounted, shown } = usePresence(open);
  const close = () => {
    if (closable) onClose();
  };
  const layer = useFocusTrap(open, close);
  useClosedOnLeaving(open, onClose);
  if (!mounted) return closed;
  return (
    <View className={styles.root}>
      <Scrim shown={shown} onPress={close} />
      <View
        ref={layer}
        className={classes(styles.sheet, shown && styles.shown)}
        tabIndex={-1}
        {...aria({ role: 'dialog', modal: true, label: title ?? label })}
      >
        {title !== undefined && (
          <View className={styles.head}>
            <Text className={styles.title} {...aria({ role: 'heading', level: 2 })}>
              {title}
            </Text>
          </View>
        )}
        <Slot>{closable && <IconButton className={styles.close} icon="close" label="关闭" onPress={onClose} />}</Slot>
        <Scroll className={styles.scroll}>
          <View className={classes(styles.content, !bare && styles.gutter, title === undefined && styles.untitled)}>
            {children}
          </View>
        </Scroll>
        {footer && <View className={styles.footer}>{footer}</View>}
        {dock}
      </View>
    </View>
  );
}
