/** What comes back and what of it is kept: money, points, and one sentence for everything else. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RefundQuote } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Price } from '@/ui/kit/Price';
import styles from './QuoteCard.module.scss';

interface QuoteCardProps {
  quote?: RefundQuote;
  error?: string;
  empty: boolean;
}

export function QuoteCard({ quote, error, empty }: QuoteCardProps): ReactElement {
  const hint = error ?? (empty ? '选好要退的商品，这里会显示退款金额' : '正在计算退款');
  return (
    <View className={styles.card} role="status" aria-label="预计退款">
      {quote ? (
        <>
          <View className={styles.row}>
            <Text>预计退款</Text>
            <Price fen={quote.money} exact size="m" />
          </View>
          {quote.withheld > 0 && (
            <View className={styles.row}>
              <Text>已扣除</Text>
              <Text className={styles.figure}>{formatYuan(quote.withheld)}</Text>
            </View>
          )}
          {quote.points > 0 && (
            <View className={styles.row}>
              <Text>返还积分</Text>
              <Text className={styles.figure}>{quote.points}</Text>
            </View>
          )}
          {quote.note
            .split('\n')
            .filter(Boolean)
            .map((text) => (
              <Text key={text} className={styles.note}>
                {text}
              </Text>
            ))}
          <Text className={styles.note}>退款原路退回，实际以店家审核为准</Text>
        </>
      ) : (
        <Text className={styles.note}>{hint}</Text>
      )}
    </View>
  );
}
