/** /activity/pages/jiajv: rooms with tea furniture and ware: hot spots, pieces by space, a visit to measure. */
import { Furniture } from '@/activity/furniture/Furniture';

export default function FurniturePage() {
  return <Furniture />;
}
