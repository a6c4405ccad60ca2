/** What the label on a table says when it is read as bare text: its code, a dot, and the secret that changes when it is cleared. */
import type { ParsedRoute } from './address';

const SEAT_CODE = /^[A-Z][A-Z0-9-]{1,19}\.[A-Za-z0-9]{4,20}$/;

export const parseSeatCode = (text: string): ParsedRoute | undefined =>
  SEAT_CODE.test(text.trim()) ? { path: '/qrCodeOrder/pages/index', query: { code: text.trim() } } : undefined;
