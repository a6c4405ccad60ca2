/** 存为图片: the day of patrols, drawn on the phone. */
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { daySize, drawDay, type PatrolDay } from './drawDay';

interface DayPictureProps {
  open: boolean;
  day: PatrolDay;
  onClose: () => void;
}

export const DayPicture = ({ open, day, onClose }: DayPictureProps) => (
  <PictureSheet
    open={open}
    onClose={onClose}
    title={`${day.date} 巡台记录`}
    what="巡台记录"
    size={daySize(day)}
    subject={`patrol:${day.date}:${day.place}:${day.summary.done}`}
    draw={async (surface) => drawDay(surface, day)}
  />
);
