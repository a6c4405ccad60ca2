/** Where the points of a month came from, or what they went for: a ring, and its parts as rows that lead to the books. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PointsDetail } from '@/contract';
import { countText, figure, MILLION } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { ringOf, sharesOf, type Side } from './shares';
import styles from './Ring.module.scss';

const SIDES = [
  { id: 'came', label: '来源' },
  { id: 'went', label: '用途' },
] as const;

interface RingProps {
  kinds: PointsDetail['kinds'];
  year: string;
}

export function Ring({ kinds, year }: RingProps): ReactElement {
  const sum = (of: Side) => kinds.reduce((all, flow) => all + flow[of], 0);
  const [side, setSide] = useState<Side>(sum('came') > 0 ? 'came' : 'went');
  const shares = sharesOf(kinds, side);
  const all = sum(side);
  const word = side === 'came' ? '获得' : '使用';
  const said = shares.map(({ label, percent }) => `${label} ${percent}%`).join('，');
  return (
    <View>
      <Segmented label="看什么" items={SIDES} current={side} onChange={setSide} block />
      {all === 0 ? (
        <Text className={styles.none}>{side === 'came' ? '这个月没有获得积分' : '这个月没有使用积分'}</Text>
      ) : (
        <View className={styles.body}>
          <View
            className={styles.ring}
            style={{ background: ringOf(shares) }}
            role="img"
            aria-label={`${word} ${figure(all)} 积分：${said}`}
          >
            <Stack align="center" justify="center" className={styles.middle}>
              <Note>{word}</Note>
              <Text className={styles.all}>{countText(all, MILLION)}</Text>
            </Stack>
          </View>
          <Stack grow>
            {shares.map(({ key, label, value, percent, colour, kinds: bizType }) => (
              <Pressable
                key={key}
                className={styles.row}
                role="link"
                label={`${label} ${figure(value)} 积分，占 ${percent}%，看明细`}
                onPress={() =>
                  go('/member/pages/interval/index', { year, bizType, dir: side === 'came' ? 'in' : 'out' })
                }
              >
                <View className={styles.dot} style={{ background: `var(--chart-${colour})` }} />
                <Text className={styles.name}>{label}</Text>
                <Text className={styles.value}>{figure(value)}</Text>
                <Icon name="next" size={14} />
              </Pressable>
            ))}
          </Stack>
        </View>
      )}
    </View>
  );
}
