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
export interface UploadRequest {
  url: string;
  /** A temporary path of the mini-program or an object URL of the browser. */
  filePath: string;
  fileName: string;
  /** Form field of the file. */
  field: string;
  form: Record<string, string>;
  timeout: number;
}
/** `data` is the parsed JSON of a request, the raw text of an upload. */
export interface TransportAnswer {
  status: number;
  data: unknown;
}
/** What a transport rejects with when no status came back. */
export interface TransportFailure {
  timeout: boolean;
  reason: string;
}
export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>;
  upload(request: UploadRequest): Promise<TransportAnswer>;
}
