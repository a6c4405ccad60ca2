/** What is opened from the own pieces: a certificate, its poster, the way to give it away; one at a time. */
import type { Holding } from '@/contract';
import { PosterSheet } from '@/domain/poster/PosterSheet';
import { GiveSheet } from './GiveSheet';
import { PieceSheet } from './PieceSheet';

export interface OpenPiece {
  piece: Holding;
  as: 'certificate' | 'poster' | 'gift';
}
interface PieceSheetsProps {
  open: OpenPiece | undefined;
  /** The gift is under way. */
  busy: boolean;
  onOpen: (open: OpenPiece | undefined) => void;
  onGive: (piece: Holding, toId: string) => void;
}

export function PieceSheets({ open, busy, onOpen, onGive }: PieceSheetsProps) {
  const close = () => onOpen(undefined);
  const shown = (as: OpenPiece['as']) => (open?.as === as ? open.piece : undefined);
  const certificate = shown('certificate');
  const gift = shown('gift');
  const isOwn = certificate && !certificate.from && certificate.status !== 'given';
  return (
    <>
      <PieceSheet
        piece={certificate}
        onClose={close}
        onShare={isOwn ? () => onOpen({ piece: certificate, as: 'poster' }) : undefined}
      />
      <PosterSheet
        title="藏品证书"
        kind="collectible"
        id={shown('poster')?.id}
        open={shown('poster') !== undefined}
        onClose={close}
      />
      <GiveSheet
        key={gift?.id ?? ''}
        piece={gift}
        busy={busy}
        onClose={close}
        onGive={(piece, receiver) => onGive(piece, receiver.user.id)}
      />
    </>
  );
}
