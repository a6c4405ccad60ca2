import { readUserAgent } from '../../lib/userAgent';
import type { HostModule } from './types';

const withoutHash = (): string => window.location.href.split('#')[0] ?? '';
const { app, os } = readUserAgent(window.navigator.userAgent);

export const host: HostModule = { app, os, landingUrl: withoutHash(), currentUrl: withoutHash };
