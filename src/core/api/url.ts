/** Step one of a call: its address (rule 2.1). */
import type { Endpoint } from '@/contract';
import { encodeValue, formatQuery, type QueryValue } from '../lib/query';
import { MissingParamError } from './errors';

export type Params = Readonly<Record<string, QueryValue>>;

const PARAM = /:([A-Za-z_]\w*)/g;
/**
 * Access logs keep addresses. These values, and those too long for an address, travel in the body of a write only;
 * reads have no body, so they never carry them.
 */
const SECRET = /^(password|oldPassword|code|phoneCode|authCode|payToken|verifyToken|bindTicket)$/;
const LONGEST_VALUE = 512;

/** Fills `:id` from the params; throws MissingParamError naming the endpoint and the parameter. */
export function fillPath(name: string, path: string, params: Params): string {
  return path.replace(PARAM, (_, key: string) => {
    const value = params[key];
    if (value === undefined || value === null || value === '') throw new MissingParamError(name, key);
    return encodeURIComponent(encodeValue(value));
  });
}

export const writes = (method: Endpoint['method']): boolean =>
  method === 'POST' || method === 'PUT' || method === 'PATCH';

function addressed(params: Params): Params {
  const fits = ([key, value]: [string, QueryValue]) =>
    !SECRET.test(key) && (value === undefined || value === null || encodeValue(value).length <= LONGEST_VALUE);
  return Object.fromEntries(Object.entries(params).filter(fits));
}

export interface AddressInput {
  base: string;
  name: string;
  endpoint: Endpoint;
  params: Params;
  token: string;
  /** Appended to the path of POST and PUT. */
  id?: string | undefined;
}

/** `<base><path>?access-token=<token>&k=v…`: the token first, then every param. */
export function buildUrl({ base, name, endpoint, params, token, id }: AddressInput): string {
  const { method } = endpoint;
  const tail = id !== undefined && (method === 'POST' || method === 'PUT') ? `/${encodeURIComponent(id)}` : '';
  const query = formatQuery(writes(method) ? addressed(params) : params);
  const path = fillPath(name, endpoint.path, params);
  const joint = path.includes('?') ? '&' : '?';
  return `${base}${path}${tail}${joint}access-token=${encodeURIComponent(token)}${query ? `&${query}` : ''}`;
}

/** The form-urlencoded body of a write; undefined for methods without a body. */
export const buildBody = (endpoint: Endpoint, params: Params): string | undefined =>
  writes(endpoint.method) ? formatQuery(params) : undefined;

/** The text fields beside the file of an upload: the same values as in a query. */
export const buildForm = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, encodeValue(value)]],
    ),
  );
