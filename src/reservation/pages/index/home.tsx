/** /reservation/pages/index/home: tonight's table - the next booking, four ways to another, the nearest store, what one comes for. */
import { ReservationHome } from '@/reservation/home/ReservationHome';

export default function BookingHomePage() {
  return <ReservationHome />;
}
