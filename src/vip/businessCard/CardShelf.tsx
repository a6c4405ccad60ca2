/** What the owner put on the card: teas, articles, a film. Parts without anything have no tab. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Article, BusinessCard, VideoCard } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go, open } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { clockText } from '@/domain/video/clock';
import { videoRoute } from '@/domain/video/route';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tabs } from '@/ui/kit/Tabs';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import styles from './card.module.scss';

type Part = 'goods' | 'articles' | 'video';

export function CardShelf({ card }: { card: BusinessCard }): ReactElement | null {
  const { goods, articles, video } = card;
  const parts: readonly { id: Part; label: string; there: boolean }[] = [
    { id: 'goods', label: '产品', there: goods.length > 0 },
    { id: 'articles', label: '文章', there: articles.length > 0 },
    { id: 'video', label: '视频', there: video !== undefined },
  ];
  const tabs = parts.filter(({ there }) => there);
  const [chosen, setChosen] = useState<Part>('goods');
  const current = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id;
  if (current === undefined) return null;
  return (
    <View className={styles.shelf}>
      <Tabs label="名片内容" items={tabs} current={current} onChange={setChosen} />
      <View className={styles.part}>
        {current === 'goods' && <GoodsGrid goods={goods} />}
        {current === 'articles' && articles.map((article) => <ArticleLink key={article.id} article={article} />)}
        {current === 'video' && video && <Film video={video} />}
      </View>
    </View>
  );
}

function ArticleLink({ article }: { article: Article }) {
  const { id, title, summary, cover, publishedAt } = article;
  return (
    <Pressable className={styles.article} role="link" onPress={() => go('/site/pages/article_detail', { id })}>
      <View className={styles.articleWords}>
        <Words size="name" block>
          {title}
        </Words>
        <Note lines={1} block className={styles.hintLeft}>
          {summary}
        </Note>
        <Note lines={1} block className={styles.hintLeft}>
          {formatTime(publishedAt, 'YYYY-MM-DD')}
        </Note>
      </View>
      <Thumb src={cover} size={80} />
    </Pressable>
  );
}

function Film({ video }: { video: VideoCard }) {
  const { id, title, cover, duration } = video;
  return (
    <Pressable className={styles.film} role="link" label={`播放${title}`} onPress={() => open(videoRoute(id))}>
      <View className={styles.frame}>
        <Picture src={cover} w={750} ratio={0.562} alt="" />
        <View className={styles.play}>
          <Icon name="play" size={22} />
        </View>
        <Text className={styles.length}>{clockText(duration)}</Text>
      </View>
      <Words size="name" block className={styles.filmTitle}>
        {title}
      </Words>
    </Pressable>
  );
}
