/** One post: who, words, up to nine pictures, likes and comments. */
import { Text, View } from '@tarojs/components';
import type { LifePost } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Icon } from '@/ui/kit/Icon';
import { Person } from '@/ui/kit/Person';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { agoText } from './ago';
import styles from './PostCard.module.scss';

export interface PostActions {
  onLike: (post: LifePost) => void;
  onComment: (post: LifePost) => void;
  onMore: (post: LifePost) => void;
}

const SHOWN_COMMENTS = 3;

export function PostCard({ post, now, ...actions }: { post: LifePost; now: number } & PostActions) {
  const { user, text, photos, topic, store, likes, liked, comments, auditing } = post;
  const place = [agoText(post.at, now), store?.name].filter(Boolean).join(' · ');
  return (
    <View className={styles.card}>
      <Person src={user.avatar} name={user.nickname} step="body" medium notes={[place]}>
        {auditing && <Tag tone="warn">审核中</Tag>}
        <Pressable className={styles.more} label={`更多：${user.nickname}的动态`} onPress={() => actions.onMore(post)}>
          <Icon name="more" size={18} />
        </Pressable>
      </Person>
      {text !== '' && (
        <Text className={styles.text}>
          <Text className={styles.topic}>{`#${topic} `}</Text>
          {text}
        </Text>
      )}
      {photos.length > 0 && (
        <View className={classes(styles.photos, photos.length === 1 && styles.single)}>
          {photos.map((url, index) => (
            <Pressable
              key={`${url}${index}`}
              className={styles.photo}
              role="link"
              label={`看大图，第 ${index + 1} 张`}
              onPress={() => go('/shop/pages/imgshow', { urls: photos, index })}
            >
              <Picture src={url} w={photos.length === 1 ? 750 : 375} ratio={photos.length === 1 ? 0.7 : 1} alt="" />
            </Pressable>
          ))}
        </View>
      )}
      {comments.length > 0 && (
        <View className={styles.comments}>
          {comments.slice(-SHOWN_COMMENTS).map(({ user: by, text: said, at }) => (
            <Words key={`${by.id}${at}`} size="sub" className={styles.comment}>
              <Text className={styles.by}>{`${by.nickname}：`}</Text>
              {said}
            </Words>
          ))}
        </View>
      )}
      <View className={styles.foot}>
        <Pressable
          className={classes(styles.act, liked && styles.on)}
          pressed={liked}
          label={`${liked ? '取消赞' : '赞'}，${figure(likes)} 个赞`}
          onPress={() => actions.onLike(post)}
        >
          <Icon name="like" size={18} />
          <Text>{likes > 0 ? String(likes) : '赞'}</Text>
        </Pressable>
        <Pressable
          className={styles.act}
          label={`评论，${comments.length} 条`}
          disabled={auditing}
          onPress={() => actions.onComment(post)}
        >
          <Icon name="comment" size={18} />
          <Text>{comments.length > 0 ? String(comments.length) : '评论'}</Text>
        </Pressable>
      </View>
    </View>
  );
}
