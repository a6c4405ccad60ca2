/** /activity/pages/vip: the guest card of an activity, which makes the guest a client of the consultant. */
import { Guest } from '@/activity/guest/Guest';

export default function GuestPage() {
  return <Guest />;
}
