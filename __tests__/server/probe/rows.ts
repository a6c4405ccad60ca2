/** Every endpoint with its policy, who may call it, and how a test calls it with whatever it likes. */
import type { FastifyInstance } from 'fastify';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import type { Endpoint, EndpointRow } from '../../../src/contract/kit';
import { schemas } from '../../../src/contract/schemas';
import { fitting } from './malformed';

export const FORM = 'application/x-www-form-urlencoded';

export type Fields = Record<string, unknown>;
export interface Row {
  name: EndpointName;
  endpoint: Endpoint;
  policy: EndpointRow;
}
export interface Sent {
  what: string;
  /** Parameters by name, several values under one name possible. */
  fields?: Fields;
  /** Instead of a form. */
  body?: { type: string; payload: string | Buffer };
  /** More of the address, already encoded. */
  query?: string;
}
export const rows = (Object.keys(endpoints) as EndpointName[]).map((name): Row => ({
  name,
  endpoint: endpoints[name],
  policy: schemas[name],
}));
export const inPath = ({ endpoint }: Row, field: string) => endpoint.path.includes(`:${field}`);
export const inBody = ({ endpoint }: Row) => endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
export const fit = ({ policy }: Row) => fitting(policy.request) as Fields;

export interface Reply {
  status: number;
  text: string;
}

/** `from` is the address that the server sees. */
export async function send(
  http: FastifyInstance,
  row: Row,
  { fields = {}, body, query }: Sent,
  token: string,
  from = '127.0.0.1',
): Promise<Reply> {
  const rest = new URLSearchParams();
  const path = row.endpoint.path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(String(fields[key])));
  for (const [key, value] of Object.entries(fields)) {
    if (inPath(row, key)) continue;
    const several = Array.isArray(value) && !row.policy.request.properties[key]?.items ? (value as unknown[]) : [value];
    for (const one of several) rest.append(key, typeof one === 'object' ? JSON.stringify(one) : String(one));
  }
  const address = new URLSearchParams(inBody(row) ? '' : rest);
  if (token) address.set('access-token', token);
  const type = body ? body.type : FORM;
  const response = await http.inject({
    remoteAddress: from,
    method: row.endpoint.method,
    url: `${path}${path.includes('?') ? '&' : '?'}${address}${query ? `&${query}` : ''}`,
    ...(inBody(row)
      ? { headers: type ? { 'content-type': type } : {}, payload: body?.payload ?? rest.toString() }
      : {}),
  });
  return { status: response.statusCode, text: response.payload };
}

/** The code that must come, how the message begins, and which field it is about. */
export interface Want {
  code: number;
  message?: string;
  field?: string;
}

/** Nobody reads `price`: what is said is said in words (rule 3.8). */
const LATIN = /\b(?!kg)[a-z]\w+/;

/** What is wrong with the answer, or nothing. */
export function problemOf({ status, text }: Reply, want?: Want): string {
  let answer: { code?: unknown; message?: unknown; field?: string };
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    return `HTTP ${status}, no envelope: ${text.slice(0, 80)}`;
  }
  const said = `HTTP ${status} ${String(answer.code)} ${String(answer.message)}`;
  if (status >= 500 || typeof answer.code !== 'number' || typeof answer.message !== 'string') return said;
  if (answer.code !== 200 && LATIN.test(answer.message)) return `${said}, in Latin letters`;
  if (want && answer.code !== want.code) return `${said}, wanted ${want.code}`;
  if (want?.field && answer.field !== want.field) return `${said}, wanted ${want.field}`;
  return want?.message && !answer.message.startsWith(want.message) ? `${said}, wanted ${want.message}` : '';
}
