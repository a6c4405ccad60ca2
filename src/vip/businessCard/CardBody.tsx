/** What there is to see: a card, that its owner has left, or that there is none. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { BusinessCard } from '@/contract';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { CardFace } from './CardFace';
import { CardShelf } from './CardShelf';
import { CardTools } from './CardTools';
import { CardVisits } from './CardVisits';
import { Former } from './Former';
import { OwnLists } from './OwnLists';
import styles from './card.module.scss';

interface CardBodyProps {
  card: BusinessCard | null;
  onChange: (card: BusinessCard) => void;
}

export function CardBody({ card, onChange }: CardBodyProps): ReactElement {
  if (card === null)
    return (
      <Empty
        title="你还没有名片"
        text="名片属于门店的茶顾问与同事"
        button="联系门店"
        onPress={() => void go('/contact/pages/ContactUs', {})}
      />
    );
  if (card.left) return <Former card={card} />;
  return (
    <View className={styles.body}>
      <CardFace card={card} />
      <CardTools card={card} />
      <CardVisits card={card} onChange={onChange} />
      {card.mine && <OwnLists card={card} />}
      <CardShelf card={card} />
    </View>
  );
}
