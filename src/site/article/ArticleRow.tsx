import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Article } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import styles from './article.module.scss';

export function ArticleRow({ article }: { article: Article }): ReactElement {
  const { id, title, summary, cover, pinned, publishedAt, views } = article;
  return (
    <Pressable className={styles.row} role="link" onPress={() => go('/site/pages/article_detail', { id })}>
      <View className={styles.words}>
        <Text className={styles.rowTitle}>{title}</Text>
        <Text className={styles.summary}>{summary}</Text>
        <View className={styles.meta}>
          {pinned && <Tag tone="accent">置顶</Tag>}
          <Text>{`${formatTime(publishedAt, 'YYYY-MM-DD')} · ${figure(views)} 次阅读`}</Text>
        </View>
      </View>
      <Thumb src={cover} size={88} />
    </Pressable>
  );
}
