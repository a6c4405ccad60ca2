/** 奖池: who has just won, the nine-grid, the published odds, and one's own prizes. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { PrizePool } from '@/contract';
import { call } from '@/core/api';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { useInterval } from '@/ui/kit/useInterval';
import { useBlock } from '@/ui/shell';
import type { Coins } from './useCoins';
import { Wheel } from './Wheel';
import styles from './Draw.module.scss';

const WAITS = '待填地址';

export function Draw({ pool, claim, onDone }: { pool?: PrizePool; claim: Coins['claim']; onDone: () => void }) {
  if (!pool) return <Empty title="奖池在换新" text="过几天再来试手气" />;
  return (
    <View>
      <Winners />
      <Wheel pool={pool} onDone={onDone} />
      <Text className={styles.left}>{`今日还可抽 ${pool.left} 次 · 到 ${formatTime(pool.endAt, 'MM月DD日')}`}</Text>

      <Section title="我的奖品">
        {pool.mine.length === 0 ? (
          <Text className={styles.none}>还没有中过奖</Text>
        ) : (
          <Card place="alone" pad="rows">
            {pool.mine.map(({ prize, at, state, orderId }, index) => (
              <View key={`${prize.id}-${at}-${index}`} className={styles.won}>
                <Stack grow>
                  <Words size="name">{prize.title}</Words>
                  <Note>{`${listTime(at)} · ${state}`}</Note>
                </Stack>
                {state === WAITS && (
                  <Button
                    size="s"
                    tone="line"
                    busy={claim.pending}
                    label={`填写收货地址，${prize.title}`}
                    onPress={() => void claim.run(prize)}
                  >
                    填写地址
                  </Button>
                )}
                {orderId && (
                  <Button
                    size="s"
                    tone="quiet"
                    label={`查看订单，${prize.title}`}
                    onPress={() => go('/shop/pages/order/detail', { id: orderId })}
                  >
                    查看订单
                  </Button>
                )}
              </View>
            ))}
          </Card>
        )}
      </Section>

      <Section title="中奖概率" note="奖品抽完后顺延到下一种">
        <Cells place="alone">
          {pool.odds.map(({ key, label, value }) => (
            <Cell key={key} label={label} arrow={false}>
              {value}
            </Cell>
          ))}
        </Cells>
      </Section>
    </View>
  );
}

const TURN_MS = 3000;
/** One winner at a time; nothing while there are none. */
function Winners() {
  const answer = useBlock(() => call('special.rollMessage', { scene: 'draw' }));
  const [at, setAt] = useState(0);
  const rows = answer?.list ?? [];
  useInterval(() => setAt((was) => (was + 1) % rows.length), rows.length > 1 && TURN_MS);
  return (
    <View className={styles.ticker}>
      <Text className={styles.rolled}>
        {rows[at % Math.max(1, rows.length)]?.text ?? '概率公开，结果由系统随机决定'}
      </Text>
    </View>
  );
}
