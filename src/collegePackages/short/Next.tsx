/** What comes after a lesson, and whether it begins by itself. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseCard } from '@/contract';
import { clockText } from '@/domain/video/clock';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Switch } from '@/ui/kit/Switch';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { COVER } from '../words';
import { isSeen, playsText } from './words';
import styles from './body.module.scss';

interface NextProps {
  cards: readonly CourseCard[];
  /** The rest of a list that is played through. */
  isListed: boolean;
  autoplay: boolean;
  onAutoplay: (on: boolean) => void;
  onOpen: (id: string) => void;
}

const MOST = 20;

export function Next({ cards, isListed, autoplay, onAutoplay, onOpen }: NextProps): ReactElement | null {
  if (cards.length === 0) return null;
  return (
    <Section near title={isListed ? '连播' : '接着看'} note={isListed ? `还有 ${cards.length} 节` : undefined}>
      <Cells place="alone">
        <Cell label="自动播放下一节">
          <Switch label="自动播放下一节" on={autoplay} onChange={onAutoplay} />
        </Cell>
      </Cells>
      <Card place="next" clip>
        {cards.slice(0, MOST).map((card) => (
          <Pressable key={card.id} className={styles.next} onPress={() => onOpen(card.id)}>
            <View className={styles.still}>
              <Picture src={card.cover} w={240} ratio={COVER} alt="" />
            </View>
            <Stack grow gap={4}>
              <Words size="name" lines={2}>
                {card.title}
              </Words>
              <Note lines={1}>{`${clockText(card.seconds)} · ${card.teacher} · ${playsText(card)}`}</Note>
            </Stack>
            {isSeen(card) ? <Tag tone="celadon">已看</Tag> : card.membersOnly && <Tag tone="ink">会员</Tag>}
          </Pressable>
        ))}
      </Card>
    </Section>
  );
}
