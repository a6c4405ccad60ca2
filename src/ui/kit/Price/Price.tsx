import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { priceParts, priceText } from './priceText';
import styles from './Price.module.scss';

export interface PriceProps {
  fen: number;
  /** Price before, struck through. */
  was?: number;
  /** 16, 20, 30 or 36. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** ink for amounts paid (order lists), muted for sold-out goods, inherit on coloured ground. */
  tone?: 'price' | 'ink' | 'muted' | 'inherit';
  /** Always two decimals: totals and amounts to pay. */
  exact?: boolean;
  /** Small word behind: 起, /饼. */
  unit?: string;
  className?: string;
}

export function Price(props: PriceProps): ReactElement {
  const { fen, was, size = 'm', tone = 'price', exact = false, unit, className } = props;
  const { sign, whole, decimals } = priceParts(fen, exact);
  return (
    <View className={classes(styles.box, className)}>
      <Text className={classes(styles.figure, styles[size], styles[tone])}>
        {sign}
        <Text className={styles.yuan}>¥</Text>
        {whole}
        {decimals !== '' && <Text className={styles.decimals}>{decimals}</Text>}
        {unit && <Text className={styles.unit}>{unit}</Text>}
      </Text>
      {was !== undefined && (
        <Text className={classes(styles.was, tone === 'inherit' && styles.inherit)}>{priceText(was)}</Text>
      )}
    </View>
  );
}

/** Member price: a tag (rule 19.5). */
export const MemberPrice = ({ fen, label = '会员' }: { fen: number; label?: string }): ReactElement => (
  <View className={styles.member}>
    <Text className={styles.memberLabel}>{label}</Text>
    <Text className={styles.memberFigure}>{priceText(fen)}</Text>
  </View>
);
