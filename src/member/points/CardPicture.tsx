/** The greeting card of a gift as a picture to share. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { figure } from '@/core/lib/money';
import type { Surface } from '@/core/platform';
import { APP_NAME } from '@/core/lib/app';
import { useStores } from '@/core/stores';
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { drawPicture, INK, INK_2, INK_3, PAPER, SANS, SERIF, wrap, write } from '@/domain/poster/pen';
import { pictureUrl } from '@/ui/kit/Picture';
import type { Sent } from './useSendPoints';

const SIZE = { width: 375, height: 430, scale: 3 } as const;

async function drawCard(surface: Surface, { to, points, words, memo, image }: Sent, from: string): Promise<void> {
  const { pen } = surface;
  const { width, height } = SIZE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  if (image !== '') await drawPicture(surface, pictureUrl(image, 1170), 0, 0, width, 210);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  write(pen, words, 24, 258, `600 24px ${SERIF}`, INK);
  pen.font = `14px ${SANS}`;
  wrap(pen, memo, width - 48, 2).forEach((row, at) => write(pen, row, 24, 288 + at * 22, `14px ${SANS}`, INK_2));
  write(pen, `${figure(points)} 积分`, 24, 362, `600 28px ${SERIF}`, INK);
  write(pen, `${from} 送给 ${to.nickname}`, 24, 396, `13px ${SANS}`, INK_3);
  pen.textAlign = 'right';
  write(pen, APP_NAME, width - 24, 396, `600 15px ${SERIF}`, INK_3);
}

export const CardPicture = observer(function CardPicture({
  sent,
  onClose,
}: {
  sent: Sent | undefined;
  onClose: () => void;
}): ReactElement | null {
  const { session } = useStores();
  if (!sent) return null;
  return (
    <PictureSheet
      open
      onClose={onClose}
      title="分享贺卡"
      what="贺卡"
      size={SIZE}
      subject={`card:${sent.to.id}:${sent.points}:${sent.memo}`}
      draw={(surface) => drawCard(surface, sent, session.member?.nickname ?? '')}
    />
  );
});
