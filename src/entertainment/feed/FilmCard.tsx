/** A film in a list of two columns: picture with its length, name, who speaks, likes; where it was found in its words, and a tea of it. */
import { Text, View } from '@tarojs/components';
import type { VideoCard } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { clockText } from '@/domain/video/clock';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { GoodsChip } from './GoodsChip';
import styles from './feed.module.scss';

interface FilmCardProps {
  film: VideoCard;
  /** Searched words, bold. */
  marks?: readonly string[];
  priority?: boolean;
  /** `at`: the second to begin at. */
  onOpen: (at?: number) => void;
  onLike?: () => void;
}

export function FilmCard({ film, marks = [], priority, onOpen, onLike }: FilmCardProps) {
  const { title, cover, duration, author, likes, liked, plays, goods = [], moments = [] } = film;
  const [tea] = goods;
  const watched = `${figure(plays)} 次播放`;
  return (
    <View className={styles.card}>
      <Pressable className={styles.film} role="link" onPress={() => onOpen()}>
        <View className={styles.words}>
          <Words size="name" lines={2}>
            <Marked text={title} words={marks} />
          </Words>
        </View>
        <View className={styles.cover}>
          <Picture src={cover} w={375} ratio={0.75} alt="" priority={priority} />
          <View className={styles.marks}>
            <Text className={styles.plays}>{watched}</Text>
            <Text className={styles.length}>{clockText(duration)}</Text>
          </View>
        </View>
      </Pressable>
      {moments.map(({ at, text }) => (
        <Pressable key={at} className={styles.moment} role="link" onPress={() => onOpen(at)}>
          <Text className={styles.second}>{clockText(at)}</Text>
          <Words size="foot" lines={1}>
            <Marked text={text} words={marks} />
          </Words>
        </Pressable>
      ))}
      {tea && <GoodsChip goods={tea} onPress={() => go('/shop/pages/goods', { id: tea.id })} />}
      <View className={styles.foot}>
        <Words size="foot" tone="muted" lines={1} className={styles.author}>
          {author}
        </Words>
        <Pressable
          className={styles.like}
          label={`${liked ? '已赞' : '赞'} ${title}，${likes}`}
          pressed={liked}
          disabled={!onLike}
          onPress={onLike}
        >
          <Icon name="heart" size={16} full={liked} />
          <Words size="foot" tone="muted" figures>
            {figure(likes)}
          </Words>
        </Pressable>
      </View>
    </View>
  );
}
