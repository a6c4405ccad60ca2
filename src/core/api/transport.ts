/** Step two of a call: what a wire takes and gives. The app's own is taroTransport.ts; tests bring others. */
import type { Method } from '@/contract';

/** Request, upload and download timeouts (rule 2.6). */
export const REQUEST_TIMEOUT = 60000;

export interface TransportRequest {
  method: Method;
  url: string;
  header: Record<string, string>;
  body?: string | undefined;
  timeout: number;
}
/** For who shows how far a file is. */
export interface UploadWatch {
  /** The file is on its way; `cancel` ends it. */
  onStart(cancel: () => void): void;
  /** 0 to 100. */
  onProgress(percent: number): void;
}
export interface UploadRequest {
  url: string;
  /** A temporary path of the mini-program or an object URL of the browser. */
  filePath: string;
  fileName: string;
  /** Form field of the file. */
  field: string;
  form: Record<string, string>;
  timeout: number;
  watch?: UploadWatch | undefined;
}
/** `data` is the parsed JSON of a request, the raw text of an upload. */
export interface TransportAnswer {
  status: number;
  data: unknown;
  /** The header of that name, as it came. */
  retryAfter?: string | undefined;
}
/** What a transport rejects with when no status came back. */
export interface TransportFailure {
  timeout: boolean;
  /** By who sent it. */
  cancelled?: boolean;
  reason: string;
}
export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>;
  upload(request: UploadRequest): Promise<TransportAnswer>;
}
