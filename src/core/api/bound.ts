/** The one client of the running app, bound at launch by `boot`; pages and hooks import `call` and `upload` from here. */
import type { EndpointName, DataOf } from '@/contract';
import type { Api, CallArgs, CallParams, UploadFile, UploadOptions } from './client';

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the app has one client, whoever uses it
let bound: Api | undefined;

export function bindApi(api: Api): void {
  bound = api;
}

function current(): Api {
  if (!bound) throw new Error('No api is bound: call boot() (or bindApi in a test) first');
  return bound;
}

export const call = <K extends EndpointName>(name: K, ...args: CallArgs<K>): Promise<DataOf<K>> =>
  current().call(name, ...args);

export const upload = <K extends EndpointName>(
  name: K,
  file: UploadFile,
  params?: CallParams<K>,
  options?: UploadOptions,
): Promise<DataOf<K>> => current().upload(name, file, params, options);

export const forgetInflight = (): void => current().forgetInflight();
