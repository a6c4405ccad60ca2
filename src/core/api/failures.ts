/** How each failure is presented (rules 3.2, 3.3): the text it carries and how long the toast stands, in one table. */
import { texts } from '../texts';
import { fieldOf, type ApiError, type FailureKind } from './errors';

export const TOAST_SHORT = 2000;
export const TOAST_LONG = 3000;

/** Toast milliseconds per meaning; `handler`: the 401 handler shows it after 0.8 s; `never`: no toast at all. */
const presentation: Record<FailureKind, number | 'handler' | 'never'> = {
  refused: TOAST_LONG,
  uploadRefused: TOAST_SHORT,
  unauthorized: 'handler',
  http: TOAST_LONG,
  network: TOAST_LONG,
  timeout: TOAST_LONG,
  cancelled: 'never',
  stepUp: TOAST_LONG,
  missingParam: 'never',
};

/** `field`: what a refusal is about, by the name it was sent under (rule 3.8); empty where it names none. */
export type Notice = [text: string, ms: number, field?: string];

export function noticeOf(error: ApiError): Notice | undefined {
  const how = presentation[error.kind];
  if (typeof how !== 'number') return undefined;
  return error.kind === 'refused' ? [error.message, how, fieldOf(error) ?? ''] : [error.message, how];
}

const httpTexts: Record<number, string> = {
  401: texts.http401,
  404: texts.notFound,
  500: texts.serverError,
  503: texts.away,
};

/** The text of an HTTP status that is not a success. */
export const httpText = (status: number): string => httpTexts[status] ?? `${texts.serverErrorWith}${status}`;
