/** A QR code as a picture to keep: its name over it, what it is for under it. */
import { drawQrCard, QR_CARD, type QrCard } from './draw';
import { PictureSheet } from './PictureSheet';

interface QrSheetProps extends QrCard {
  open: boolean;
  onClose: () => void;
}

export const QrSheet = ({ open, onClose, ...card }: QrSheetProps) => (
  <PictureSheet
    open={open}
    onClose={onClose}
    title={card.title}
    what="二维码"
    size={QR_CARD}
    subject={card.text}
    draw={async (surface) => drawQrCard(surface, card)}
  />
);
