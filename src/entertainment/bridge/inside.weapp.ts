import { open } from '@/core/routes';

export const isInside = (): boolean => true;

export async function leaveFor(target: string): Promise<void> {
  await open(target, 'replace');
}
