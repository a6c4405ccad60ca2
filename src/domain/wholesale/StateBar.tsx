/** State of the application as a wholesaler, then tier and purchases of the month; with the button for the next step. */
import { Text, View } from '@tarojs/components';
import type { WholesalerState } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title } from '@/ui/kit/Words';
import styles from './StateBar.module.scss';

const WORDS: Record<Exclude<WholesalerState['state'], 'approved'>, { title: string; text: string; button?: string }> = {
  none: { title: '认证后可见批发价', text: '提交营业执照，1 个工作日内审核', button: '申请批发商' },
  auditing: { title: '资质审核中', text: '预计 1 个工作日，通过后即可下单' },
  rejected: { title: '资质未通过', text: '', button: '重新提交' },
};

export function StateBar({ state }: { state: WholesalerState }) {
  if (state.state !== 'approved') {
    const { title, text, button } = WORDS[state.state];
    return (
      <Stack row gap={12} align="center" justify="between" className={styles.bar}>
        <Stack grow>
          <Title size="body">{title}</Title>
          <Text className={styles.text}>{state.reason ?? text}</Text>
        </Stack>
        {button && (
          <Button size="s" onPress={() => go('/member/pages/wholesale/index', { identity: 'wholesale' })}>
            {button}
          </Button>
        )}
      </Stack>
    );
  }
  const next = state.nextTier;
  return (
    <View className={styles.card}>
      <Stack row gap={8} align="center" justify="between">
        <Title size="body">{state.company}</Title>
        <Tag tone="gold">{state.tierName}</Tag>
      </Stack>
      <Stack row gap={8} align="center" justify="between">
        <Text className={styles.text}>{`本月采购 ${shortYuan(state.monthAmount)}`}</Text>
        <Text className={styles.text}>{next ? `距${next.name}还差 ${shortYuan(next.lack)}` : '已是最高等级'}</Text>
      </Stack>
      {next && (
        <Progress
          tone="gold"
          label="本月采购进度"
          value={Math.min(100, Math.round((state.monthAmount * 100) / Math.max(1, next.need)))}
        />
      )}
    </View>
  );
}
