import type { RootStore } from '@/core/stores';
import type { TakeCode } from './types';
import { typed, WITHOUT_MESSENGER } from './typed';

export async function scanOtherwise({ feedback }: RootStore, take: TakeCode): Promise<void> {
  const code = await feedback.refuse(WITHOUT_MESSENGER, [typed]);
  if (code) await take(code);
}
