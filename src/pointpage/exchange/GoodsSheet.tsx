/** One thing for points: what it is, how it comes, where to, and the two ways to have it: for oneself or for a friend. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ExchangeGoods } from '@/contract';
import { maskMobile } from '@/core/lib/mask';
import { figure, formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { addressText } from '@/domain/address/text';
import { PointCover } from '@/domain/points/PointGoods';
import { hindrance, priceText, stockText } from '@/domain/points/labels';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { GiveGoodsSheet } from './GiveGoodsSheet';
import { useExchange } from './useExchange';
import styles from './GoodsSheet.module.scss';

interface GoodsSheetProps {
  item: ExchangeGoods | undefined;
  points: number;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function GoodsSheet({ item, points, onClose, onDone }: GoodsSheetProps): ReactElement {
  const [giving, setGiving] = useState(false);
  const leave = () => {
    setGiving(false);
    onClose();
  };
  return (
    <>
      <Sheet open={item !== undefined && !giving} onClose={onClose} label={item?.title ?? '好礼'}>
        {item && (
          <Goods
            key={item.id}
            item={item}
            points={points}
            onGive={() => setGiving(true)}
            onClose={leave}
            onDone={onDone}
          />
        )}
      </Sheet>
      <GiveGoodsSheet
        item={giving ? item : undefined}
        onClose={() => setGiving(false)}
        onDone={() => {
          leave();
          void onDone();
        }}
      />
    </>
  );
}

interface GoodsProps extends Omit<GoodsSheetProps, 'item'> {
  item: ExchangeGoods;
  onGive: () => void;
}

function Goods({ item, points, onGive, onClose, onDone }: GoodsProps): ReactElement {
  const { address, choose, exchange } = useExchange(item, { onClose, onDone });
  const why = hindrance(item, points);
  const short = points < item.value;
  return (
    <View>
      <View className={styles.top}>
        <View className={styles.art}>
          <PointCover item={item} />
        </View>
        <Stack gap={4} grow>
          <Title className={styles.title}>{item.title}</Title>
          {item.note && <Note>{item.note}</Note>}
          <Text className={styles.price}>{priceText(item)}</Text>
          <Note>{stockText(item)}</Note>
        </Stack>
      </View>
      <Cells>
        {item.kind === 'goods' && (
          <Cell
            label="送到"
            note={address ? `${address.name} ${maskMobile(address.mobile)}` : '收货人与手机号'}
            onPress={() => void choose.run()}
          >
            <Text className={styles.to}>{address ? addressText(address) : '选择收货地址'}</Text>
          </Cell>
        )}
        <Cell label="怎么收" arrow={false}>
          {item.delivery}
        </Cell>
        <Cell label="兑换以后" arrow={false}>
          {short ? `还差 ${figure(item.value - points)} 积分` : `剩 ${figure(points - item.value)} 积分`}
        </Cell>
      </Cells>
      {item.money > 0 && (
        <Note
          block
          className={styles.rule}
        >{`先扣积分，再付 ${formatYuan(item.money)}；15 分钟没付，积分原样退回。`}</Note>
      )}
      <View className={styles.ways}>
        {item.money === 0 && (
          <Button className={styles.way} size="l" tone="line" disabled={why !== undefined} onPress={onGive}>
            赠送好友
          </Button>
        )}
        {short && hindrance(item, item.value) === undefined ? (
          <Button className={styles.way} size="l" onPress={() => go('/pages/tea/my-point')}>
            去赚积分
          </Button>
        ) : (
          <Button
            className={styles.way}
            size="l"
            disabled={why !== undefined}
            busy={exchange.pending && '兑换中'}
            onPress={() => void exchange.run()}
          >
            {why ?? '兑换'}
          </Button>
        )}
      </View>
    </View>
  );
}
