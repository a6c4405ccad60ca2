/** How many came, with the faces of those who left their names, and a like. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { BusinessCard } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { classes } from '@/ui/kit/classes';
import { useAction } from '@/ui/shell';
import styles from './card.module.scss';

interface CardVisitsProps {
  card: BusinessCard;
  onChange: (card: BusinessCard) => void;
}

export function CardVisits({ card, onChange }: CardVisitsProps): ReactElement {
  const { id, visits, today, likes, liked, visitors, mine } = card;
  const like = useAction(async () => onChange(await call('businessCard.save', { action: 'like', exchangeWith: id })));
  const faces = visitors.flatMap(({ avatar }) => avatar ?? []).slice(0, 3);
  return (
    <Card place="next" className={styles.visits}>
      <View className={styles.faces}>
        {faces.map((avatar, index) => (
          <View key={index} className={styles.face}>
            <Avatar src={avatar} size={28} />
          </View>
        ))}
      </View>
      <Text className={styles.count}>{`${figure(visits)} 位茶友来过，今天 ${today} 位`}</Text>
      <Pressable
        className={classes(styles.like, liked && styles.liked)}
        label={`${liked ? '已赞' : '点赞'}，共 ${likes} 个`}
        pressed={liked}
        disabled={mine || liked}
        onPress={() => void like.run()}
      >
        <Icon name="heart" size={18} full={liked} />
        <Text>{likes}</Text>
      </Pressable>
    </Card>
  );
}
