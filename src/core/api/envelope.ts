/** Step three of a call: `{code, message | msg, data}` (rule 2.3) or a failure of the right class (rule 3.1). */
import { texts } from '../texts';
import { HttpError, NetworkError, RefusedError, UnauthorizedError, type About } from './errors';
import { httpText } from './failures';
import type { TransportAnswer } from './transport';

interface Envelope extends About {
  code: number;
  message?: string;
  msg?: string;
  data: unknown;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && Number.isFinite(Number(value.code));

/** An upload answers with the JSON as text, which is parsed here (rule 2.3). */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}

function refusalText({ message, msg, data }: Envelope, upload: boolean): string {
  const spoken = upload && typeof data === 'string' ? data : undefined;
  return message || (upload ? spoken : msg) || msg || texts.refused;
}

/** The `data` of a successful answer; throws HttpError, UnauthorizedError, RefusedError or NetworkError. */
export function unwrap(name: string, answer: TransportAnswer, upload = false): unknown {
  const { status, retryAfter } = answer;
  if (!status) throw new NetworkError(name, texts.offline);
  if (status < 200 || status > 299) throw new HttpError(name, status, httpText(status), retryAfter);
  const envelope = parse(answer.data);
  if (!isEnvelope(envelope)) throw new NetworkError(name, texts.offline);
  const code = Number(envelope.code);
  if (code === 200) return envelope.data;
  if (code === 401) throw new UnauthorizedError(name, texts.loginFirst);
  throw new RefusedError(
    name,
    code,
    refusalText(envelope, upload),
    envelope.data,
    { reason: envelope.reason, field: envelope.field, retryAfter },
    upload ? 'uploadRefused' : 'refused',
  );
}
