/** What each sheet over a booking is handed. */
import type { BookingDetail } from '@/contract';

export interface ActSheetProps {
  open: boolean;
  booking: BookingDetail | undefined;
  onClose: () => void;
  onDone: (booking: BookingDetail) => void;
  /** With the booking the sheet says anew what holds; without it closes and the page asks. */
  onStale: (booking?: BookingDetail) => void;
}
