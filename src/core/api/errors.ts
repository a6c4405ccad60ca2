/** One error class per meaning (rules 3.1, 3.3). `kind` names it in tables: class names do not survive minification. */
import type { EndpointName, ReasonOf } from '@/contract';

export type FailureKind =
  | 'refused'
  | 'uploadRefused'
  | 'unauthorized'
  | 'http'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'missingParam'
  | 'stepUp';

export class ApiError extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly endpoint: string,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What a refusal says beside its words. */
export interface About {
  /** Which rule says no: `reasonOf` knows its words. */
  reason?: string | undefined;
  /** The field it is about, by the name it was sent under (rule 3.8). */
  field?: string | undefined;
  /** When it may be tried again, as the header says it. */
  retryAfter?: string | undefined;
}

/** The server answered with a code other than 200 and 401; `data` may explain it (409 carries the current document). */
export class RefusedError extends ApiError {
  constructor(
    endpoint: string,
    readonly code: number,
    message: string,
    readonly data?: unknown,
    readonly about: About = {},
    kind: 'refused' | 'uploadRefused' = 'refused',
  ) {
    super(kind, endpoint, message);
  }
}

/** Why `name` said no, one of the words that its row declares; undefined for everything else that went wrong (rule 3.10). */
export const reasonOf = <K extends EndpointName>(error: unknown, name: K): ReasonOf<K> | undefined =>
  // The server gives no other.
  error instanceof RefusedError && error.endpoint === name ? (error.about.reason as never) : undefined;

/** The field that a refusal is about; undefined for everything else. */
export const fieldOf = (error: unknown): string | undefined =>
  error instanceof RefusedError ? error.about.field : undefined;

/** Code 401, or a call that needs a session was made without one. */
export class UnauthorizedError extends ApiError {
  constructor(endpoint: string, message: string) {
    super('unauthorized', endpoint, message);
  }
}

/** An HTTP status outside 200-299. */
export class HttpError extends ApiError {
  constructor(
    endpoint: string,
    readonly status: number,
    message: string,
    /** When it may be tried again, as the header says it. */
    readonly retryAfter?: string,
  ) {
    super('http', endpoint, message);
  }
}

/** No status: no network, or the answer could not be read. */
export class NetworkError extends ApiError {
  constructor(endpoint: string, message: string) {
    super('network', endpoint, message);
  }
}

/** No answer within 60000 ms. */
export class TimeoutError extends ApiError {
  constructor(endpoint: string, message: string) {
    super('timeout', endpoint, message);
  }
}

/** Who sent it has taken it back. */
export class CancelledError extends ApiError {
  constructor(endpoint: string) {
    super('cancelled', endpoint, 'cancelled');
  }
}

/** A `:param` of the path is not among the params (rule 2.2): a programming fault, never shown as a toast. */
export class MissingParamError extends ApiError {
  constructor(
    endpoint: string,
    readonly param: string,
  ) {
    super('missingParam', endpoint, `${endpoint}: missing path parameter "${param}"`);
  }
}

/** An endpoint with auth `required` was called without payToken or code (rule 2.4); it never reached the network. */
export class StepUpError extends ApiError {
  constructor(endpoint: string, message: string) {
    super('stepUp', endpoint, message);
  }
}

/** Nothing came back from our server: the line is at fault, not the question. */
export const isLine = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || error instanceof HttpError;
