/** What is opened from the own pieces: a certificate, its poster, the way to give it away; one at a time. */
import type { Holding } from '@/contract';
import { GiveSheet } from '@/domain/give/GiveSheet';
import { PosterSheet } from '@/domain/poster/PosterSheet';
import { Words } from '@/ui/kit/Words';
import { PieceSheet } from './PieceSheet';
import { serialText } from './labels';

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
        open={gift !== undefined}
        title="转赠藏品"
        busy={busy && '转赠中'}
        act={(name) => `确认转赠给 ${name}`}
        note="对方需在 24 小时内接收，逾期自动退回；接收后冻结 7 天。"
        onClose={close}
        onGive={(toId) => gift && onGive(gift, toId)}
      >
        <Words size="sub" tone="soft" block>
          {gift && `${gift.collectible.name} ${serialText(gift.serialNo)}`}
        </Words>
      </GiveSheet>
    </>
  );
}
