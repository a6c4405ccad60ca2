/** Titles kept in the messenger: its web view has no door to them, so nobody offers it there. */
import { PlatformError } from '@/core/platform';
import { texts } from '@/core/texts';
import type { ImportedTitle } from './titleRules';

export const canImport = (): boolean => false;

export const importTitle = (): Promise<ImportedTitle | undefined> =>
  Promise.reject(new PlatformError('refused', texts.messengerOnly));
