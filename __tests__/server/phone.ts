/** The phone's own client on the server of a test, over a wire that can lose what the server answers. */
import { createApi, type Api } from '@/core/api/client';
import type { Transport } from '@/core/api/transport';
import { createMemory } from '@/core/lib/memory';
import type { TestServer } from './harness';

export interface Phone {
  api: Api;
  token: string;
  /** How many of the next answers are lost on the way back. */
  lose: number;
  /** What a logout does to the memory of the app. */
  forget(): void;
}

export function phoneOn(app: TestServer, token: string): Phone {
  const memory = createMemory();
  const transport: Transport = {
    async send({ method, url, header, body }) {
      const answer = await app.http.inject({ method: method as 'POST', url, headers: header, payload: body });
      if (phone.lose > 0) {
        phone.lose -= 1;
        throw { timeout: true, reason: 'request:fail timeout' };
      }
      return { status: answer.statusCode, data: answer.json() };
    },
    upload: () => Promise.reject(new Error('no uploads here')),
  };
  const api = createApi({
    base: '',
    transport,
    memory,
    token: () => phone.token,
    onUnauthorized: () => undefined,
    notify: () => undefined,
    now: app.clock.now,
  });
  const phone: Phone = { api, token, lose: 0, forget: () => memory.clear() };
  return phone;
}
