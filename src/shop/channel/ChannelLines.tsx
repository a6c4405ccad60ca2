/** The boxes of a partner's order, under the step that their number has reached. */
import { Text } from '@tarojs/components';
import type { ChannelGoods, ChannelSettle } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { discountText } from '@/domain/member/levels';
import { Card } from '@/ui/kit/Card';
import { Item } from '@/ui/kit/Item';
import { Quantity } from '@/ui/kit/Quantity';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { mostOf } from './settling';
import styles from './ChannelLines.module.scss';

interface ChannelLinesProps {
  view: ChannelSettle;
  goods: readonly ChannelGoods[];
  onChange: (skuId: string, boxes: number) => void;
}

export function ChannelLines({ view, goods, onChange }: ChannelLinesProps) {
  return (
    <Card place="next" className={styles.card}>
      <Text className={styles.step}>
        {`本单 ${view.boxes} 箱，享 ${discountText(view.step.discountBp)}`}
        {view.nextStep
          ? `；再加 ${view.nextStep.boxes} 箱享 ${discountText(view.nextStep.discountBp)}`
          : '，已是最低折扣'}
      </Text>
      {view.lines.map((line) => (
        <Item
          key={line.skuId}
          className={styles.line}
          leading={<Thumb src={line.cover} size={48} />}
          title={line.title}
          step="value"
          notes={[
            `${line.specText} · ${line.box} 件/箱`,
            <Words key="price" size="foot" figures>
              {`${shortYuan(line.price)}/件 · ${formatYuan(line.price * line.qty)}`}
            </Words>,
          ]}
        >
          <Quantity
            label={`${line.title} ${line.specText} 箱`}
            value={line.boxes}
            max={Math.max(line.boxes, mostOf(goods, line.skuId))}
            onChange={(boxes) => onChange(line.skuId, boxes)}
          />
        </Item>
      ))}
    </Card>
  );
}
