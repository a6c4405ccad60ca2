/** 新人礼: an invitation for members whose pack is still open, and for visitors where it is offered to them; nothing for everybody else. */
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { KV } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { later } from '@/ui/shell';
import styles from './NewGiftCard.module.scss';

const Countdown = later(() => import('@/ui/kit/Countdown').then(({ Countdown: part }) => part));

interface NewGiftCardProps {
  /** Visitors are invited as well: they log in on the way. */
  visitors?: boolean;
  /** What is in the pack, as the server says it. */
  items?: readonly KV[];
  /** When it ends. */
  until?: number;
}

export const NewGiftCard = observer(function NewGiftCard({ visitors = false, items = [], until }: NewGiftCardProps) {
  const { session } = useStores();
  if (session.hasLogin ? session.member?.newGift !== 'open' : !visitors) return null;
  const words = items.map(({ label }) => label).join('、');
  return (
    <Pressable className={styles.card} role="link" onPress={() => go('/tea/pages/newGift', {})}>
      <Icon name="gift" size={28} />
      <View className={styles.words}>
        <Text className={styles.title}>新人礼</Text>
        <Text>{`${words || '一份见面礼'}，${session.hasLogin ? '等你来领' : '登录就能领'}`}</Text>
        {until !== undefined && <Countdown label="距结束" tone="text" endAt={until} />}
      </View>
      <Icon name="next" size={16} />
    </Pressable>
  );
});
