/** A request as it was sent: every line, what it may cost, when it is needed, the pictures; and the way to ask it again. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleInquiry } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Stack } from '@/ui/kit/Stack';
import { classes } from '@/ui/kit/classes';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './detail.module.scss';

const STATUS = { open: '待报价', quoted: '已报价', closed: '已关闭' } as const;

export function InquiryView({ inquiry }: { inquiry: WholesaleInquiry }): ReactElement {
  const tree = useBlock(() => call('atShop.goodsClass', {}));
  const className = (id: string | undefined) => tree?.find((one) => one.id === id)?.name;
  const { id, no, lines, budget, needBy, packing, note, photos, status } = inquiry;
  return (
    <View className={classes(styles.inquiry, styles.read)}>
      <Stack row gap={10} align="center" justify="between" className={styles.row}>
        <Note>{no}</Note>
        <Tag tone={status === 'quoted' ? 'celadon' : 'plain'}>{STATUS[status]}</Tag>
      </Stack>
      <View className={styles.facts}>
        <Cells>
          {lines.map(({ text, qty, unit, targetPrice, categoryId }, at) => (
            <Cell
              key={at}
              label={text}
              note={
                [className(categoryId), targetPrice && `目标单价 ${formatYuan(targetPrice)}`]
                  .filter(Boolean)
                  .join('　') || undefined
              }
            >
              {`${qty} ${unit}`}
            </Cell>
          ))}
          {budget ? <Cell label="预算">{formatYuan(budget)}</Cell> : null}
          <Cell label="需要日期">{needBy}</Cell>
          {packing !== '' && <Cell label="包装与印制">{packing}</Cell>}
          {note !== '' && <Cell label="备注" note={note} />}
        </Cells>
      </View>
      <Stack row gap={10} justify="end" wrap className={styles.acts}>
        {photos.length > 0 && (
          <Button
            size="s"
            tone="quiet"
            onPress={() => go('/shop/pages/imgshow', { urls: photos })}
          >{`参考图片 ${photos.length}`}</Button>
        )}
        <Button size="s" tone="line" onPress={() => go('/member/pages/wholesale/blank', { copyFrom: id })}>
          复制再询
        </Button>
      </Stack>
    </View>
  );
}
