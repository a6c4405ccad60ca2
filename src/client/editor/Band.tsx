/** Where the whole quote stands between what nobody may give, what a manager agrees to, and what is one's own. No cost is in it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { QuoteLimits } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Stack } from '@/ui/kit/Stack';
import { vars } from '@/ui/kit/unit';
import { Note, Title } from '@/ui/kit/Words';
import { foldText } from '../paper/words';
import styles from './editor.module.scss';

/** Percent of the band: its three zones are 30, 30 and 40 wide. */
export function markerAt(bp: number, { staffBp, managerBp }: QuoteLimits): number {
  const part = (value: number, from: number, to: number) =>
    Math.min(1, Math.max(0, (value - from) / Math.max(1, to - from)));
  if (bp < managerBp) return 30 * part(bp, 0, managerBp);
  if (bp < staffBp) return 30 + 30 * part(bp, managerBp, staffBp);
  return 60 + 39 * part(bp, staffBp, 10_000);
}

export function Band({ bp, limits }: { bp: number; limits: QuoteLimits }): ReactElement {
  const [floor, own] = [foldText(limits.managerBp), foldText(limits.staffBp)];
  return (
    <View>
      <Stack row justify="between" align="baseline">
        <Title>让利</Title>
        <Note>{`全单 ${foldText(bp)}`}</Note>
      </Stack>
      <View className={styles.band} {...aria({ role: 'img', label: `全单 ${foldText(bp)}` })}>
        <View className={styles.zones}>
          <View className={styles.under} />
          <View className={styles.asked} />
          <View className={styles.own} />
        </View>
        <View className={styles.marker} style={vars({ part: markerAt(bp, limits) })} />
      </View>
      <Stack row justify="between" wrap>
        <Note>{`${floor}以下不行`}</Note>
        <Note>{`到 ${own}要批`}</Note>
        <Note>{`${own}以上自己定`}</Note>
      </Stack>
    </View>
  );
}
