/** 茶友圈: topics, posts newest first, one button to write. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { LifePost } from '@/contract';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { List, usePageParams, useParam } from '@/ui/shell';
import { CommentSheet } from './CommentSheet';
import { Composer } from './Composer';
import { PostCard } from './PostCard';
import { isTopic, TOPICS } from './topics';
import { usePosts } from './usePosts';
import styles from './Posts.module.scss';

interface PostsProps {
  writing: boolean;
  onWriting: (on: boolean) => void;
}

export function Posts({ writing, onWriting }: PostsProps) {
  const { clock } = useStores();
  const [asked, setTopic] = useParam(usePageParams<'/tea/pages/lifeCircle'>(), 'topic');
  const topic = isTopic(asked) ? asked : undefined;
  const { list, like, comment, remove, report } = usePosts(topic);
  const [talking, setTalking] = useState<string>();
  const [more, setMore] = useState<LifePost>();
  const now = clock.now();
  const open = list.rows.find(({ id }) => id === talking);
  return (
    <View>
      <View className={styles.topics}>
        <Chips
          label="话题"
          items={[{ id: '', label: '全部' }, ...TOPICS.map((name) => ({ id: name, label: `#${name}` }))]}
          current={topic ?? ''}
          onChange={setTopic}
        />
      </View>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(post) => (
            <PostCard
              post={post}
              now={now}
              onLike={(one) => void like.run(one)}
              onComment={(one) => setTalking(one.id)}
              onMore={setMore}
            />
          )}
          chunkClass="chunk-stack"
          empty={
            <Empty
              picture="message"
              title="这里还没有人说话"
              text="把今天的一泡分享给茶友"
              button="发一条今天的茶"
              onPress={() => onWriting(true)}
            />
          }
        />
      </View>
      <Composer open={writing} topic={topic} onClose={() => onWriting(false)} onDone={() => void list.reload()} />
      <CommentSheet
        post={open}
        now={now}
        busy={comment.pending}
        onSend={comment.run}
        onClose={() => setTalking(undefined)}
      />
      <Sheet open={more !== undefined} label="这条动态" onClose={() => setMore(undefined)}>
        <View className={styles.more}>
          <Cells>
            {more?.mine ? (
              <Cell
                label={<Text className={styles.danger}>删除</Text>}
                name="删除"
                arrow={false}
                onPress={() => {
                  setMore(undefined);
                  void remove.run(more);
                }}
              />
            ) : (
              <Cell
                label="举报"
                arrow={false}
                onPress={() => {
                  setMore(undefined);
                  if (more) void report.run(more);
                }}
              />
            )}
          </Cells>
        </View>
      </Sheet>
    </View>
  );
}
