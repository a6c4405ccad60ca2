/** The partner: who, which grade, how far this month is, what credit is left. */
import { Text, View } from '@tarojs/components';
import type { ChannelView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { discountText } from '@/domain/member/levels';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title } from '@/ui/kit/Words';
import styles from './ChannelHead.module.scss';

export function ChannelHead({ channel }: { channel: ChannelView }) {
  const { creditLine, creditUsed, monthAmount, target } = channel;
  const own = channel.steps[channel.grade - 1];
  return (
    <View className={styles.card}>
      <Stack row gap={8} align="center" justify="between">
        <Title size="body">{channel.name}</Title>
        <Tag tone="gold">{`${channel.grade} 级${own ? ` · ${discountText(own.discountBp)}` : ''}`}</Tag>
      </Stack>
      <Stack row gap={8} align="center" justify="between">
        <Text className={styles.text}>{`${channel.no} · 价格组 ${channel.priceGroup}`}</Text>
        <Text className={styles.text}>{`顾问 ${channel.manager.name}`}</Text>
      </Stack>
      <Progress
        tone="gold"
        label="本月采购进度"
        value={target > 0 ? Math.min(100, Math.round((monthAmount * 100) / target)) : 0}
      />
      <Stack row gap={8} align="center" justify="between">
        <Text className={styles.text}>{`本月 ${shortYuan(monthAmount)} / 目标 ${shortYuan(target)}`}</Text>
        <Text className={styles.text}>{`信用余 ${shortYuan(creditLine - creditUsed)}`}</Text>
      </Stack>
    </View>
  );
}
