import type { RootStore } from '@/core/stores';
import type { TakeCode } from './types';
import { typing, WITHOUT_MESSENGER } from './typed';

export async function scanOtherwise({ feedback }: RootStore, take: TakeCode, done: string[]): Promise<void> {
  await feedback.refuse(WITHOUT_MESSENGER, [typing(take, done)]);
}
