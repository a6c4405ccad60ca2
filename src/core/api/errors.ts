/** One error class per meaning (rules 3.1, 3.3). `kind` names it in tables: class names do not survive minification. */
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

/** The server answered with a code other than 200 and 401; `data` may explain it (409 carries the current document). */
export class RefusedError extends ApiError {
  constructor(
    endpoint: string,
    readonly code: number,
    message: string,
    readonly data: unknown,
    kind: 'refused' | 'uploadRefused' = 'refused',
  ) {
    super(kind, endpoint, message);
  }
}

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
