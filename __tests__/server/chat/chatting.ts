/** People of the demo who talk, and how they do it over HTTP. */
import { randomUUID } from 'node:crypto';
import type { RequestOf } from '../../../src/contract/schemas';
import type { TestServer } from '../harness';

export const PHONES = {
  wang: '13900000001',
  mu: '13900000002',
  zhao: '13900000003',
  qian: '13900000004',
  sun: '13900000005',
  wu: '13900000006',
  lin: '13800000001',
  zhou: '13800000002',
};
export type Who = keyof typeof PHONES;
/** Of colleagues the same as members and as employees. */
export const ID = {
  wang: '10101',
  mu: '10102',
  zhao: '10103',
  qian: '10104',
  sun: '10105',
  wu: '10106',
  lin: '10001',
  zhou: '10002',
};
/** 西湖总店, 采购协作, 林知夏 with the service. */
export const STORE = 'GROUP697001';
export const BUYING = 'GROUP697002';
export const SERVICE = 'GROUP697011';

type Send = RequestOf<'ding.chatSend'>;

export function chatting(app: TestServer) {
  const tokens = {} as Record<Who, string>;
  return {
    tokens,
    login: async () => {
      for (const who of Object.keys(PHONES) as Who[]) tokens[who] = await app.login(PHONES[who]);
    },
    act: (who: Who, input: Send) => app.call('ding.chatSend', input, { token: tokens[who] }),
    say: (who: Who, conversationId: string, text: string, more: Send['body'] = {}, clientId = randomUUID()) =>
      app.call(
        'ding.chatSend',
        { action: 'send', conversationId, clientId, type: 'text', body: { text, ...more } },
        { token: tokens[who] },
      ),
    read: (who: Who, conversationId: string, more: Omit<RequestOf<'ding.chat'>, 'conversationId'> = {}) =>
      app.call('ding.chat', { conversationId, ...more }, { token: tokens[who] }),
    list: async (who: Who, more: RequestOf<'ding.chat'> = {}) =>
      (await app.ok('ding.chat', more, { token: tokens[who] })).conversations!,
    badge: async (who: Who) => (await app.ok('notify.statistics', {}, { token: tokens[who] })).chat,
  };
}
