/** Lines and sums of a quote, as seller and client see them. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { isBought, quoteMoney } from '@/contract/quote/money';
import type { QuoteDetail, QuoteLine } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { Facts } from '@/ui/kit/Facts';
import { Item } from '@/ui/kit/Item';
import { Price } from '@/ui/kit/Price';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { Rows } from '@/ui/shell';
import { foldText, stockText } from './words';
import styles from './paper.module.scss';

const figure = (fen: number): string => grouped(formatFen(fen));

/** Whole per cent below the shop's price; nothing below one. */
const savedText = ({ listPrice, qty, amount }: QuoteLine): string => {
  const saved = listPrice === 0 ? 0 : Math.floor((1 - amount / (listPrice * qty)) * 100);
  return saved >= 1 ? `较零售省 ${saved} %` : '';
};

interface LinesProps {
  lines: readonly QuoteLine[];
  /** The box before a line that may be ticked. */
  box?: (line: QuoteLine) => ReactNode;
  /** At the end of its name: what can be done with it. */
  end?: (line: QuoteLine) => ReactNode;
  /** Under a line: what was asked of it. */
  foot?: (line: QuoteLine) => ReactNode;
}

export function Lines({ lines, box, end, foot }: LinesProps): ReactElement {
  return (
    <Rows
      rows={lines}
      keyOf={({ id }) => id}
      render={(line) => (
        <View className={styles.line}>
          <Stack row gap={12} align="start">
            {box?.(line)}
            {line.cover !== '' && <Thumb src={line.cover} size={72} />}
            <View className={styles.body}>
              <Item
                title={line.title}
                notes={[[line.specText, line.note].filter((text) => text !== '').join('，')].filter(
                  (text) => text !== '',
                )}
              >
                {end?.(line)}
              </Item>
              <Stack row gap={6} wrap>
                {line.pick !== 'must' && (
                  <Tag tone="gold">{line.pick === 'optional' ? '可选' : `任选其一 ${line.group}`}</Tag>
                )}
                {savedText(line) !== '' && <Tag tone="celadon">{savedText(line)}</Tag>}
                {stockText(line) !== '' && <Tag tone="warn">{stockText(line)}</Tag>}
              </Stack>
              <Stack row justify="between" align="baseline" wrap>
                <Note figures>
                  {`${figure(line.price)} × ${line.qty}${line.unit}${line.discountBp === 10_000 ? '' : `　${foldText(line.discountBp)}`}`}
                </Note>
                <Words size="body" medium figures tone={isBought(line) ? undefined : 'muted'}>
                  {figure(line.amount)}
                </Words>
              </Stack>
              <Slot>{foot?.(line)}</Slot>
            </View>
          </Stack>
        </View>
      )}
    />
  );
}

/** Of what is bought: as it stands, or as it is ticked now. */
export function Sums({ lines, quote }: { lines: readonly QuoteLine[]; quote: QuoteSums }): ReactElement {
  const money = quoteMoney(lines.filter(isBought), quote);
  return (
    <View className={styles.sums}>
      <Facts
        closed={false}
        rows={[
          { label: '小计', value: figure(money.subtotal) },
          { label: '整单优惠', value: money.discount === 0 ? figure(0) : `−${figure(money.discount)}` },
          { label: '运费', value: money.freight === 0 ? '免' : figure(money.freight) },
        ]}
      />
      <View className={styles.total}>
        <Words size="body">合计</Words>
        <Price fen={money.total} size="l" exact />
      </View>
    </View>
  );
}
export type QuoteSums = Pick<QuoteDetail, 'discount' | 'freight'>;
