import { useMemo, type ReactElement } from 'react';
import { RichText as Rich, View } from '@tarojs/components';
import { readableText } from '@/core/lib/richText';
import { classes } from '../classes';
import type { RichTextProps } from './types';
import styles from './RichText.module.scss';

export function RichText({ html, className }: RichTextProps): ReactElement {
  const clean = useMemo(() => readableText(html), [html]);
  return (
    <View className={classes(styles.rich, className)}>
      <Rich nodes={clean} />
    </View>
  );
}
