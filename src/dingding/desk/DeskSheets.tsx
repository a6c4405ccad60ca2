/** What is opened over the workbench. */
import type { ReactElement } from 'react';
import { later } from '@/ui/shell';

export type DeskSheet = 'search' | 'dead' | 'verify' | 'reviews' | 'inquiries';

const SearchSheet = later(() => import('./SearchSheet').then(({ SearchSheet: part }) => part));
const DeadSheet = later(() => import('./DeadSheet').then(({ DeadSheet: part }) => part));
const ReviewSheet = later(() => import('./ReviewSheet').then(({ ReviewSheet: part }) => part));
const InquirySheet = later(() => import('./InquirySheet').then(({ InquirySheet: part }) => part));
const VerifySheet = later(() => import('@/domain/verification/VerifySheet').then(({ VerifySheet: part }) => part));

interface DeskSheetsProps {
  sheet: DeskSheet | undefined;
  onClose: () => void;
  /** What the workbench counts may be less now. */
  onChanged: () => void;
}

export function DeskSheets({ sheet, onClose, onChanged }: DeskSheetsProps): ReactElement {
  const closeAnew = () => {
    onClose();
    onChanged();
  };
  return (
    <>
      <SearchSheet open={sheet === 'search'} onClose={onClose} />
      <DeadSheet open={sheet === 'dead'} onClose={closeAnew} />
      <ReviewSheet open={sheet === 'reviews'} onClose={closeAnew} />
      <InquirySheet open={sheet === 'inquiries'} onClose={closeAnew} />
      <VerifySheet open={sheet === 'verify'} onClose={onClose} onVerified={onClose} />
    </>
  );
}

const HERE = '/dingding/pages/index?sheet=';
/** The sheet that an address of the workbench names. */
export const sheetOf = (route: string): DeskSheet | undefined =>
  (['reviews', 'inquiries'] as const).find((name) => route === `${HERE}${name}`);
