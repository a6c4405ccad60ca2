/** In place of Brand in the build of another shop (config/index.ts): its name as it is written; its drawing as the mark, else its first letter. */
import type { CSSProperties, ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { BRAND } from '@/core/lib/brand';
import { classes } from '@/ui/kit/classes';
import type { BrandProps } from './Brand';
import styles from './OwnBrand.module.scss';

export function Brand({ kind, tone, height = 24, className = '' }: BrandProps): ReactElement {
  const { name, hasLogo } = BRAND;
  const style = { '--brand-height': String(height) } as CSSProperties;
  if (kind === 'mark' && hasLogo)
    return <View className={classes('shop-logo', styles.logo, className)} style={style} role="img" aria-label={name} />;
  const letters = kind === 'mark' ? Array.from(name)[0] : name;
  return (
    <Text className={classes(styles[kind], styles[tone], className)} style={style} role="img" aria-label={name}>
      {letters}
    </Text>
  );
}
