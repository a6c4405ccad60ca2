/** A question in serif, its consequence in one sentence, the doing verb on the right (rule 19.6). */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { closed } from '../overlay/closed';
import { Scrim } from '../overlay/Scrim';
import { useFocusTrap } from '../overlay/keyboard';
import { usePresence } from '../overlay/usePresence';
import { Pressable } from '../Pressable';
import { Spinner } from '../Spinner';
import styles from './Dialog.module.scss';

export interface DialogProps {
  open: boolean;
  title: string;
  text?: string;
  /** A field or a list under the sentence. */
  children?: ReactNode;
  yes: string;
  /** Without it there is only one button. */
  no?: string;
  onYes: () => unknown;
  /** Also Escape; the scrim does not close a question. */
  onNo?: () => unknown;
  busy?: boolean;
  /** The doing verb destroys something. */
  danger?: boolean;
}

export function Dialog(props: DialogProps): ReactElement | null {
  const { open, title, text, children, yes, no, onYes, onNo, busy = false, danger } = props;
  const { mounted, shown } = usePresence(open);
  const layer = useFocusTrap(open, () => {
    if (!busy) void (no ? onNo : (onNo ?? onYes))?.();
  });
  if (!mounted) return closed;
  return (
    <View className={styles.root}>
      <Scrim shown={shown} over />
      <View className={styles.place}>
        <View
          ref={layer}
          className={classes(styles.dialog, shown && styles.shown)}
          tabIndex={-1}
          {...aria({ role: 'alertdialog', modal: true, label: text ? `${title}${text}` : title })}
        >
          <Text className={styles.title}>{title}</Text>
          <View className={styles.body}>
            {text && <Text className={styles.text}>{text}</Text>}
            {children}
          </View>
          <View className={styles.acts}>
            {no && (
              <Pressable className={styles.act} disabled={busy} onPress={onNo}>
                <Text>{no}</Text>
              </Pressable>
            )}
            <Pressable
              className={classes(styles.act, styles.yes, danger && styles.danger)}
              disabled={busy}
              busy={busy || undefined}
              onPress={onYes}
            >
              {busy && <Spinner />}
              <Text>{yes}</Text>
            </Pressable>
          </View>
        </View>
      </View>
    </View>
  );
}
