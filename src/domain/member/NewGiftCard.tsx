/** 新人礼: an invitation for members whose pack is still open; nothing for everybody else. */
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './NewGiftCard.module.scss';

export const NewGiftCard = observer(function NewGiftCard() {
  const { session } = useStores();
  if (!session.hasLogin || session.member?.newGift !== 'open') return null;
  return (
    <Pressable
      className={styles.card}
      role="link"

      onPress={() => go('/tea/pages/newGift', {})}
    >
      <Icon name="gift" size={28} />
      <View className={styles.words}>
        <Text className={styles.title}>新人礼</Text>
        <Text className={styles.note}>三张券、200 积分、一份茶样，等你来领</Text>
      </View>
      <Icon name="next" size={16} />
    </Pressable>
  );
});
