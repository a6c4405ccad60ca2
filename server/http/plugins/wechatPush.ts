/**
 * GET and POST /wechat/push: messages of the platform to the mini-program (消息推送). Its signature, or its seal, says that it comes from the platform; it
 * repeats what is not answered with `success`. What a message is about is read by the gateway; who listens stands in a table (server/app.ts).
 */
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/client';
import { transact } from '../../db/transact';
import type { Push } from '../../gateways/push';
import type { Server } from '../context';

export const WECHAT_PUSH_PATH = '/wechat/push';
/** A message is a few hundred characters. */
const MOST_BYTES = 65_536;

type Told = Omit<Push, 'echo'>;
/** One for each thing that messages are about. */
type PushListeners = {
  readonly [About in keyof Told]-?: (
    tx: Tx,
    told: NonNullable<Told[About]>,
    now: number,
    server: Server,
  ) => Promise<void>;
};

async function hear(server: Server, { verdict, receipt }: Told, listeners: PushListeners): Promise<void> {
  if (!verdict && !receipt) return;
  await transact(
    server.db,
    async (tx) => {
      if (verdict) await listeners.verdict(tx, verdict, server.now(), server);
      if (receipt) await listeners.receipt(tx, receipt, server.now(), server);
    },
    { isOnce: true },
  );
  server.wakeJobs();
}

/** Call before app.ready(). */
export async function registerWechatPush(
  app: FastifyInstance,
  server: Server,
  listeners: PushListeners,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Querystring: Record<string, unknown> }>({
      method: ['GET', 'POST'],
      url: WECHAT_PUSH_PATH,
      schema: { hide: true },
      handler: async ({ query, body }, reply) => {
        reply.type('text/plain; charset=utf-8').header('X-Content-Type-Options', 'nosniff');
        const push = server.gateways.push.read(query, typeof body === 'string' ? body : '');
        if (!push) return reply.code(401).send('签名错误');
        if (push.echo !== undefined) return reply.send(push.echo);
        await hear(server, push, listeners);
        return reply.send('success');
      },
    });
  });
}
