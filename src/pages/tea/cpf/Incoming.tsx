/** A gift that waits for an answer: from whom, how long still, and the two answers. */
import { Text, View } from '@tarojs/components';
import type { Holding } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { PieceCard } from './PieceCard';
import type { Pieces } from './usePieces';
import styles from './Incoming.module.scss';

interface IncomingProps {
  piece: Holding;
  pieces: Pieces;
  onOpen: () => void;
  onExpire: () => void;
}

export const Incoming = ({ piece, pieces, onOpen, onExpire }: IncomingProps) => (
  <View className={styles.gift}>
    <View className={styles.head}>
      <Text className={styles.text}>{`${piece.from?.nickname ?? '茶友'} 赠你一件藏品`}</Text>
      <Countdown tone="text" endAt={piece.transfer?.expireAt ?? 0} onEnd={onExpire} />
    </View>
    <PieceCard piece={piece} onOpen={onOpen}>
      <Button size="s" tone="line" disabled={pieces.pending} onPress={() => pieces.refuse(piece)}>
        拒收
      </Button>
      <Button size="s" disabled={pieces.pending} onPress={() => pieces.accept(piece)}>
        接收
      </Button>
    </PieceCard>
  </View>
);
