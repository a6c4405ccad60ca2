/** What somebody came to talk about: sent as a card by one press, or left out. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Slot } from '@/ui/kit/Slot';
import type { CardType } from './PickCard';
import styles from './chat.module.scss';

const WORDS: Record<CardType, string> = { goods: '要聊的是这款茶？', order: '要聊的是这个订单？' };

/** `order:12` of the address; undefined = nothing that can be sent. */
function cardOf(text: string | undefined): { type: CardType; refId: string } | undefined {
  const [type, refId = ''] = (text ?? '').split(':');
  return (type === 'goods' || type === 'order') && refId !== '' ? { type, refId } : undefined;
}

interface OfferProps {
  card: string | undefined;
  onSend: (type: CardType, refId: string) => void;
}

export function Offer({ card, onSend }: OfferProps): ReactElement {
  const [offered, setOffered] = useState(() => cardOf(card));
  const end = () => setOffered(undefined);
  return (
    <Slot>
      {offered ? (
        <View className={styles.offer}>
          <Text className={styles.offerWords}>{WORDS[offered.type]}</Text>
          <Button
            size="s"
            tone="line"
            onPress={() => {
              onSend(offered.type, offered.refId);
              end();
            }}
          >
            发给对方
          </Button>
          <IconButton icon="close" size={16} label="不发" onPress={end} />
        </View>
      ) : null}
    </Slot>
  );
}
