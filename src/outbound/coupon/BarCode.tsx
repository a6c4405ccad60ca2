/** A bar code drawn on the phone: one path, sharp at any size. */
import { useMemo, type ReactElement } from 'react';
import { Image, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { barsOf } from './code128';
import styles from './coupon.module.scss';

/** The box around it carries the name. */
const SILENT = process.env.TARO_ENV === 'h5' ? { imgProps: { alt: '' } } : {};

export function BarCode({ code, label }: { code: string; label: string }): ReactElement {
  const src = useMemo(() => {
    const { path, width } = barsOf(code);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" preserveAspectRatio="none" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v40H0z"/><path d="${path}"/></svg>`;
    return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  }, [code]);
  return (
    <View className={styles.bars} {...aria({ role: 'img', label })}>
      <Image className={styles.barsImage} src={src} mode="scaleToFill" {...SILENT} />
    </View>
  );
}
