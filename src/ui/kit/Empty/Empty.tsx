/** What stands in the place of an empty list or page: a drawing, a line in serif, a line in sans, one button. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { Button, type ButtonTone } from '../Button';
import { Picture } from '../Picture';
import styles from './Empty.module.scss';

/** Drawings of the server: /images/empty/<key>.webp */
export type EmptyPicture =
  | 'cart'
  | 'order'
  | 'network'
  | 'notfound'
  | 'message'
  | 'favourite'
  | 'search'
  | 'coupon'
  | 'tree';

export interface EmptyProps {
  picture?: EmptyPicture;
  /** One line in serif: 篮子还空着. */
  title: string;
  /** One line in sans: 去挑一款今天想喝的. */
  text?: string;
  /** Verb of the one helpful button. */
  button?: string;
  onPress?: () => unknown;
  tone?: Extract<ButtonTone, 'primary' | 'line'>;
  /** alert for a failure, status for a list that turned out empty. */
  role?: 'alert' | 'status';
  /** A second way on. */
  children?: ReactNode;
}

export function Empty({
  picture = 'search',
  title,
  text,
  button,
  onPress,
  tone = 'line',
  role = 'status',
  children,
}: EmptyProps): ReactElement {
  return (
    <View className={styles.empty} {...aria({ role })}>
      <Picture className={styles.picture} src={`/images/empty/${picture}.webp`} w={480} ratio={0.75} alt="" priority />
      <Text className={styles.title}>{title}</Text>
      {text && <Text className={styles.text}>{text}</Text>}
      {(button || children) && (
        <View className={styles.ways}>
          {button && (
            <Button className={styles.way} tone={tone} onPress={onPress}>
              {button}
            </Button>
          )}
          {children}
        </View>
      )}
    </View>
  );
}
