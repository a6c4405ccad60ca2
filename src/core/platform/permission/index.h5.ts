import type { PermissionModule } from './types';

/** A browser asks by itself, and its settings are opened by nobody else. */
export const permission: PermissionModule = { available: false, recover: () => Promise.resolve(false) };
