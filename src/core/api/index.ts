export { bindApi, call, forgetInflight, upload } from './bound';
export { CACHE_SECONDS, createCache, type Cache, type CacheKey, type CacheShapes } from './cache';
export {
  createApi,
  type Api,
  type ApiDeps,
  type CallArgs,
  type CallOptions,
  type CallParams,
  type UploadFile,
} from './client';
export {
  ApiError,
  CancelledError,
  fieldOf,
  HttpError,
  isLine,
  MissingParamError,
  NetworkError,
  reasonOf,
  RefusedError,
  StepUpError,
  TimeoutError,
  UnauthorizedError,
  type About,
  type FailureKind,
} from './errors';
export { TOAST_LONG, TOAST_SHORT } from './failures';
export { isUnanswered } from './intentions';
export { forgetKept, keeping, keptAnswer } from './kept';
export { taroTransport } from './taroTransport';
export type { Transport, TransportAnswer, TransportFailure } from './transport';
