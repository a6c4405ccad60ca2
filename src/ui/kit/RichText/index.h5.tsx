import { useMemo, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { readableText } from '@/core/lib/richText';
import { classes } from '../classes';
import type { RichTextProps } from './types';
import styles from './RichText.module.scss';

export function RichText({ html, className }: RichTextProps): ReactElement {
  const clean = useMemo(() => readableText(html), [html]);
  return <View className={classes(styles.rich, className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
