/** 合成瓜瓜币: hundreds of points into coins, one way. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Item } from '@/ui/kit/Item';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Title, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './MergeCard.module.scss';

const POINTS_PER_COIN = 100;

interface Merge {
  open: boolean;
  points: number;
  onClose: () => void;
  onDone: () => void;
}

export function MergeCard({ points, onOpen }: { points: number; onOpen: () => void }): ReactElement {
  const lack = points < POINTS_PER_COIN;
  return (
    <View className={styles.card}>
      <Stack grow>
        <Title tracked>合成瓜瓜币</Title>
        <Words size="foot" tone="inverse">
          100 积分合 1 枚，不可退回；充值积分不能合成
        </Words>
      </Stack>
      <Button size="s" tone="line" className={styles.go} disabled={lack} onPress={onOpen}>
        {lack ? '不足 100' : '去合成'}
      </Button>
    </View>
  );
}

export function MergeSheet({ open, points, onClose, onDone }: Merge): ReactElement {
  const { feedback } = useStores();
  const most = Math.floor(points / POINTS_PER_COIN) * POINTS_PER_COIN;
  const [asked, setAsked] = useState(POINTS_PER_COIN);
  const value = Math.min(asked, Math.max(POINTS_PER_COIN, most));
  const coins = value / POINTS_PER_COIN;
  const merge = useAction(async () => {
    const question = {
      title: `合成 ${figure(coins)} 枚瓜瓜币？`,
      text: '合成后不可退回，也不能换回积分。',
      yes: '合成',
    };
    if (!(await feedback.confirm(question))) return;
    await call('credits.mergeCion', { points: value });
    feedback.toast(`合成了 ${figure(coins)} 枚瓜瓜币`);
    onClose();
    onDone();
  });
  return (
    <Sheet
      open={open}
      title="合成瓜瓜币"
      onClose={onClose}
      footer={
        <Button block disabled={most < value} busy={merge.pending && '合成中'} onPress={() => void merge.run()}>
          {`用 ${figure(value)} 积分合成 ${coins} 枚`}
        </Button>
      }
    >
      <Item className={styles.count} title="使用积分">
        <Stepper
          label="使用积分"
          value={value}
          min={POINTS_PER_COIN}
          max={Math.max(POINTS_PER_COIN, most)}
          step={POINTS_PER_COIN}
          onChange={setAsked}
        />
      </Item>
      <Cells>
        <Cell label="可合成积分" arrow={false}>
          {figure(points)}
        </Cell>
        <Cell label="合成以后" arrow={false}>
          {figure(points - value)}
        </Cell>
        <Cell label="瓜瓜币能做什么" act="去看看" onPress={() => go('/tea/pages/my-ggb', {})} />
      </Cells>
    </Sheet>
  );
}
