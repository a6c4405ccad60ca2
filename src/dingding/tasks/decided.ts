/** What was decided on the page of one task leaves the list below it, which keeps its place. */
import { remembered } from '@/core/lib/memory';

export const decidedTasks = remembered(() => new Set<string>());
