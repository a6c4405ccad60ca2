import { APP_NAME } from '@/core/lib/app';
import type { CSSProperties, ReactElement } from 'react';
import { View } from '@tarojs/components';
import './brand.scss';

export interface BrandProps {
  kind: 'mark' | 'wordmark';
  /** The ground it stands on decides: ink on light, paper on dark. */
  tone: 'ink' | 'paper';
  /** Height in px of the 375 design; not below 24 for the mark, 20 for the wordmark. */
  height?: number;
  className?: string;
}

export function Brand({ kind, tone, height, className = '' }: BrandProps): ReactElement {
  const classes = ['brand', `brand-${kind}`, `brand-${kind}-${tone}`, className].filter(Boolean).join(' ');
  const style = height === undefined ? undefined : ({ '--brand-height': String(height) } as CSSProperties);
  return <View className={classes} style={style} role="img" aria-label={APP_NAME} />;
}
