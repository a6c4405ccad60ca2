/** 请用微信浏览器打开: the sheet of every refusal (rule 7.2), with what is left to do under it. */
import type { PropsWithChildren, ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { texts } from '@/core/texts';
import { Sheet } from '@/ui/kit/Sheet';
import styles from './MessengerOnly.module.scss';

interface MessengerOnlyProps {
  open: boolean;
  /** What the messenger would have done, and what is left. */
  text: string;
  onClose: () => void;
}

export function MessengerOnly({ open, text, onClose, children }: PropsWithChildren<MessengerOnlyProps>): ReactElement {
  return (
    <Sheet open={open} title={texts.messengerOnly} onClose={onClose}>
      <View className={styles.body}>
        <Text className={styles.text}>{text}</Text>
        {children}
      </View>
    </Sheet>
  );
}
