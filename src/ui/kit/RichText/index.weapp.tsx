import { useMemo, type ReactElement } from 'react';
import { RichText as Rich, View } from '@tarojs/components';
import { readableText } from '@/core/lib/richText';
import { serverUrl } from '@/core/lib/serverUrl';
import { classes } from '../classes';
import type { RichTextProps } from './types';
import styles from './RichText.module.scss';

/** The element fetches its pictures itself. What was cleaned has one form of an attribute. */
const withHost = (clean: string): string =>
  clean.replace(/(<img[^>]* src=")([^"]*)/g, (_, before: string, src: string) => before + serverUrl(src));

export function RichText({ html, className }: RichTextProps): ReactElement {
  const clean = useMemo(() => withHost(readableText(html)), [html]);
  return (
    <View className={classes(styles.rich, className)}>
      <Rich nodes={clean} />
    </View>
  );
}
