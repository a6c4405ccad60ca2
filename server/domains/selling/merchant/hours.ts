/** Opening hours as a merchant writes them. */
import type { OpeningHours } from '../../../db/schema';
import { badRequest } from '../../../http/errors';

/** `09:00-20:30`, every day. 400 when it closes before it opens. */
export function readHours(text: string): OpeningHours {
  const [open = '', close = ''] = text.split('-');
  if (open >= close) throw badRequest('hours', '打烊要晚于开门');
  return { open, close, closedDays: [] };
}
