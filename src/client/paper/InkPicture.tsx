/** A drawn name, wherever it is shown: the same outlines as in the field and on the paper. */
import { useMemo, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { INK_HEIGHT, INK_WIDTH, inkPaths, type Ink } from '@/contract/quote/ink';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import styles from './paper.module.scss';

export function inkSvg(ink: Ink): string {
  const paths = inkPaths(ink).map((path) => `<path d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INK_WIDTH} ${INK_HEIGHT}" preserveAspectRatio="none" fill="#1c1a17">${paths.join('')}</svg>`;
}

export function InkPicture({ ink, label }: { ink: Ink; label: string }): ReactElement {
  const drawing = useMemo(() => `url("data:image/svg+xml;utf8,${encodeURIComponent(inkSvg(ink))}")`, [ink]);
  return <View className={styles.ink} style={vars({ drawing })} {...aria({ role: 'img', label })} />;
}
