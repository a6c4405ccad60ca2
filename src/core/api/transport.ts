/** Step two of a call: the wire. The only file that touches the network of the device. */
import Taro from '@tarojs/taro';
import type { Method } from '@/contract';

/** Request, upload and download timeouts (spec 7, 9). */
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

function failureOf(error: unknown): TransportFailure {
  const { errMsg, message, name } = (error ?? {}) as { errMsg?: string; message?: string; name?: string };
  const reason = errMsg ?? message ?? String(error);
  // fetch is aborted by the timer only, so an AbortError is a timeout.
  return { timeout: name === 'AbortError' || /time ?out/i.test(reason), reason };
}

export const taroTransport: Transport = {
  async send({ method, url, header, body, timeout }) {
    try {
      const answer = await Taro.request<unknown>({ method, url, header, data: body, timeout });
      return { status: answer.statusCode, data: answer.data };
    } catch (error) {
      throw failureOf(error);
    }
  },
  async upload({ url, filePath, fileName, field, form, timeout }) {
    try {
      // withCredentials would make a cross-origin upload need a named origin: the token travels in the address.
      const answer = await Taro.uploadFile({
        url,
        filePath,
        name: field,
        formData: form,
        timeout,
        fileName,
        withCredentials: false,
      });
      return { status: answer.statusCode, data: answer.data };
    } catch (error) {
      throw failureOf(error);
    }
  },
};
