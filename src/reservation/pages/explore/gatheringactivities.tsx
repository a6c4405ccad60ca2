/** /reservation/pages/explore/gatheringactivities: one theme of gatherings, in sessions or on a day of one's own. */
import { Theme } from '@/reservation/gatherings/Theme';

export default function ThemePage() {
  return <Theme />;
}
