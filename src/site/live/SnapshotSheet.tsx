/** A camera's picture with its place and time, to keep. */
import { useEffect, useState, type ReactElement } from 'react';
import type { Surface } from '@/core/platform';
import { formatTime } from '@/core/lib/time';
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { drawPicture, INK_2, PAPER, SANS, write } from '@/domain/poster/pen';

export interface Snapshot {
  src: string;
  /** Epoch ms. */
  at: number;
  title: string;
}

const SIZE = { width: 375, height: 246, scale: 3 } as const;
const FRAME = 211;

async function draw(surface: Surface, { src, at, title }: Snapshot): Promise<void> {
  const { pen } = surface;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  await drawPicture(surface, src, 0, 0, SIZE.width, FRAME);
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  write(pen, title, 12, FRAME + 18, `12px ${SANS}`, INK_2);
  pen.textAlign = 'right';
  write(pen, formatTime(at, 'YYYY-MM-DD h:m:s'), SIZE.width - 12, FRAME + 18, `12px ${SANS}`, INK_2);
}

/** Open while there is a picture. */
export function SnapshotSheet({ shot, onClose }: { shot: Snapshot | undefined; onClose: () => void }): ReactElement {
  // What it showed stays while it slides away.
  const [shown, setShown] = useState(shot);
  useEffect(() => {
    if (shot) setShown(shot);
  }, [shot]);
  return (
    <PictureSheet
      open={shot !== undefined}
      onClose={onClose}
      title="茶园截图"
      what="截图"
      size={SIZE}
      subject={String(shown?.at ?? '')}
      draw={async (surface) => {
        if (shown) await draw(surface, shown);
      }}
    />
  );
}
