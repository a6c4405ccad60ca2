/** A piece of one's own, with what can be done with it as it is now. */
import type { Holding } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { PieceCard } from './PieceCard';
import type { Pieces } from './usePieces';

interface OwnPieceProps {
  piece: Holding;
  pieces: Pieces;
  onOpen: () => void;
  onGive: () => void;
}

export const OwnPiece = ({ piece, pieces, onOpen, onGive }: OwnPieceProps) => (
  <PieceCard piece={piece} onOpen={onOpen}>
    {piece.status === 'held' && (
      <>
        <Button size="s" tone="line" onPress={() => pieces.redeem(piece)}>
          提货
        </Button>
        <Button size="s" tone="line" disabled={piece.frozenUntil > 0} onPress={onGive}>
          转赠
        </Button>
      </>
    )}
    {piece.status === 'transferring' && (
      <Button size="s" tone="line" onPress={() => pieces.recall(piece)}>
        撤回
      </Button>
    )}
  </PieceCard>
);
