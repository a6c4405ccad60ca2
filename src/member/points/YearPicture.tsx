/** 存为图片: the statement of the year, drawn on the phone. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { PointsDetail } from '@/contract';
import { useStores } from '@/core/stores';
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { drawYear, yearSize } from './drawYear';

interface YearPictureProps {
  open: boolean;
  detail: PointsDetail | undefined;
  onClose: () => void;
}

export const YearPicture = observer(function YearPicture({
  open,
  detail,
  onClose,
}: YearPictureProps): ReactElement | null {
  const { session } = useStores();
  if (!detail) return null;
  const { year } = detail;
  return (
    <PictureSheet
      open={open}
      onClose={onClose}
      title={`${year.year} 年积分对账单`}
      what="对账单"
      size={yearSize(year)}
      subject={`points:${year.year}:${year.left}`}
      draw={async (surface) => drawYear(surface, year, session.member?.nickname ?? '')}
    />
  );
});
