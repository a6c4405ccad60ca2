/** At the right of a film: who speaks, like, keep, share, more. */
import { Text, View } from '@tarojs/components';
import type { VideoDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import type { Marks } from './useMarks';
import styles from './Rail.module.scss';

interface RailProps {
  film: VideoDetail;
  marks: Marks;
  onShare: () => void;
  onMore: () => void;
}

export function Rail({ film, marks, onShare, onMore }: RailProps) {
  const { card, collected, master } = film;
  return (
    <View className={styles.rail}>
      {master && (
        <View className={styles.master}>
          <Pressable
            role="link"
            label={`${master.name}的主页`}
            onPress={() => go('/tea/pages/artistDetail', { id: master.id })}
          >
            <Avatar src={master.avatar} name={master.name} size={48} />
          </Pressable>
          <Pressable
            className={styles.follow}
            label={master.collected ? `取消关注${master.name}` : `关注${master.name}`}
            pressed={master.collected}
            onPress={marks.follow}
          >
            <View className={styles.sign}>
              <Icon name={master.collected ? 'check' : 'plus'} size={14} bold />
            </View>
          </Pressable>
        </View>
      )}
      <Act
        icon="heart"
        text={figure(card.likes)}
        label={`${card.liked ? '已赞' : '赞'}，${figure(card.likes)}`}
        on={card.liked}
        onPress={marks.like}
      />
      <Act icon="star" text={collected ? '已收藏' : '收藏'} on={collected} onPress={marks.collect} />
      <Act icon="share" text="分享" onPress={onShare} />
      <Act icon="more" text="更多" onPress={onMore} />
    </View>
  );
}

interface ActProps {
  icon: IconName;
  text: string;
  label?: string;
  on?: boolean;
  onPress: () => unknown;
}
const Act = ({ icon, text, label, on, onPress }: ActProps) => (
  <Pressable className={styles.act} label={label} pressed={on} onPress={onPress}>
    <Icon name={icon} size={28} full={on} />
    <Text className={styles.text}>{text}</Text>
  </Pressable>
);
