/** What 写维护 asks for. */
import type { MaintRow } from '@/contract';

export interface RecordValues {
  way: MaintRow['way'];
  content: string;
  photos: string[];
  place: string;
  geo: { lat: number; lng: number } | undefined;
  nextAt: number | undefined;
  couponTemplateId: string;
}
