/** A QR code drawn on the phone, dark on paper with its quiet zone; sharp at any size because it is one path of an SVG. */
import { useMemo, type ReactElement } from 'react';
import { Image, View } from '@tarojs/components';
import { encode } from 'uqr';
import { aria } from '../aria';
import { classes } from '../classes';
import { vars } from '../unit';
import styles from './QrCode.module.scss';

export interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What it is for, for those who cannot see it. */
  label: string;
  size?: number;
  className?: string;
}

/** The box around it carries the name. */
const SILENT = process.env.TARO_ENV === 'h5' ? { imgProps: { alt: '' } } : {};

/** Modules of the margin that scanners need. */
const QUIET = 2;

export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  // A run of modules at a time: the whole picture travels through the mini-program's bridge.
  const path = data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const run = (end < 0 ? size : end) - x;
        return [`M${x} ${y}h${run}v1H${x}z`];
      }),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

export function QrCode({ text, label, size = 220, className }: QrCodeProps): ReactElement {
  const source = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(qrSvg(text))}`, [text]);
  return (
    <View className={classes(styles.code, className)} style={vars({ size })} {...aria({ role: 'img', label })}>
      <Image className={styles.picture} src={source} mode="aspectFit" {...SILENT} />
    </View>
  );
}
