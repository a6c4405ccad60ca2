/** What most have played: below a list that found nothing, and below a lesson that is gone. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Section } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';
import { ShortCard } from './ShortCard';
import { VIDEO_DETAIL } from './words';
import styles from './short.module.scss';

const MOST = 4;

interface HotShortsProps {
  /** The page shows it itself; without it its page is opened. */
  onOpen?: (id: string) => void;
}

export function HotShorts({ onOpen = (id) => void go(VIDEO_DETAIL, { id }) }: HotShortsProps): ReactElement | null {
  const answer = useBlock(() => call('college.course', { kind: 'video', sort: 'hot', page: 1 }, { hide: true }));
  const cards = answer?.page.list.slice(0, MOST) ?? [];
  if (cards.length === 0) return null;
  return (
    <Section near title="大家在看">
      <View className={styles.grid}>
        {cards.map((card) => (
          <ShortCard key={card.id} card={card} onOpen={() => onOpen(card.id)} />
        ))}
      </View>
    </Section>
  );
}
