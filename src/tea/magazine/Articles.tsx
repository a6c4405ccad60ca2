/** 茶识: five articles with their reading time. Without the article page they open over this one. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { Article } from '@/contract';
import { call } from '@/core/api';
import { open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './magazine.module.scss';

interface ArticlesProps {
  articles: readonly Article[];
  /** Opens an article over the page. */
  onRead: (id: string) => void;
}

export function Articles({ articles, onRead }: ArticlesProps) {
  const { feedback } = useStores();
  const [saved, setSaved] = useState<Readonly<Record<string, boolean>>>({});
  const keep = useAction(async (article: Article, on: boolean) => {
    await call('collect.create', { kind: 'article', targetId: article.id, on });
    setSaved((was) => ({ ...was, [article.id]: on }));
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  const read = async (id: string) => {
    if (!(await open(`/site/pages/article_detail?id=${id}`))) onRead(id);
  };
  return (
    <Section title="茶识" note="六百字，读两分钟">
      <View className={styles.articles}>
        {articles.map((article) => {
          const on = saved[article.id] ?? article.collected;
          return (
            <View key={article.id} className={styles.article}>
              <Pressable className={styles.read} role="link" label={article.title} onPress={() => read(article.id)}>
                <Stack gap={4} grow>
                  <Title>{article.title}</Title>
                  <Note>{article.summary}</Note>
                </Stack>
                <Picture className={styles.thumb} src={article.cover} w={240} ratio={0.75} alt="" />
              </Pressable>
              <IconButton
                icon="heart"
                on={on}
                label={`${on ? '取消收藏' : '收藏'}${article.title}`}
                onPress={() => void keep.run(article, !on)}
              />
            </View>
          );
        })}
      </View>
    </Section>
  );
}
