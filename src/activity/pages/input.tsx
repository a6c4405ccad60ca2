/** /activity/pages/input: a blind tasting. Only who has checked in; no music starts here by itself. */
import { Tasting } from '@/activity/tasting/Tasting';

export default function TastingPage() {
  return <Tasting />;
}
