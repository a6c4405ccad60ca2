/** Notices taken away on their own page, for the list below it. */
import { remembered } from '@/core/lib/memory';

export const goneNotices = remembered(() => new Set<string>());
