/** The app's own transport, made of Taro's request and upload. No other file of this folder touches the network. */
import Taro from '@tarojs/taro';
import { systemClock } from '../lib/clock';
import type { Transport, TransportFailure } from './transport';

function failureOf(error: unknown): TransportFailure {
  const { errMsg, message, name } = (error ?? {}) as { errMsg?: string; message?: string; name?: string };
  const reason = errMsg ?? message ?? String(error);
  // fetch is aborted by the timer only, so an AbortError is a timeout.
  return { timeout: name === 'AbortError' || /time ?out/i.test(reason), cancelled: /:fail abort/.test(reason), reason };
}

export const taroTransport: Transport = {
  async send({ method, url, header, body, timeout }) {
    const asked = systemClock.steady();
    try {
      const answer = await Taro.request<unknown>({ method, url, header, data: body, timeout });
      // The browser spells headers small, the mini-program as they came.
      const heard = answer.header as Record<string, string | undefined> | undefined;
      const named = (name: string) => heard?.[name.toLowerCase()] ?? heard?.[name];
      systemClock.hear(named('Date'), asked);
      return { status: answer.statusCode, data: answer.data, retryAfter: named('Retry-After') };
    } catch (error) {
      throw failureOf(error);
    }
  },
  async upload({ url, filePath, fileName, field, form, timeout, watch }) {
    try {
      // withCredentials would make a cross-origin upload need a named origin: the token travels in the address.
      // Few visits send a file.
      const { uploadFile } = await import('./taroUpload');
      const answer = await uploadFile(
        { url, filePath, name: field, formData: form, timeout, fileName, withCredentials: false },
        watch,
      );
      return { status: answer.statusCode, data: answer.data };
    } catch (error) {
      throw failureOf(error);
    }
  },
};
