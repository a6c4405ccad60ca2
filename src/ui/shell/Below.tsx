/**
 * What lies below the first screen: a browser draws it after the first frame, the mini-program with the rest. Until then its room is
 * held, so that a bar that follows the content stands where it will.
 */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { useAfterFirst } from './useSteps';
import styles from './Below.module.scss';

export const Below = ({ children }: { children: ReactNode }): ReactElement =>
  useAfterFirst() ? <>{children}</> : <Room />;

/** Stands in for a part below the first screen that comes `later`. */
export const Room = (): ReactElement => <View className={styles.room} />;
