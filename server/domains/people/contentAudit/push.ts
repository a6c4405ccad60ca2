/**
 * GET and POST /wechat/push: messages of the platform to the mini-program (消息推送). Its signature, or its seal, says that it comes from the platform; it
 * repeats what is not answered with `success`. Only answers to checks of pictures are of interest here.
 */
import type { FastifyInstance } from 'fastify';
import { transact } from '../../../db/transact';
import type { Server } from '../../../http/context';
import { takeAnswer } from './run';

export const WECHAT_PUSH_PATH = '/wechat/push';
/** A verdict is a few hundred characters. */
const MOST_BYTES = 65_536;
const MOST_TRACE = 128;

/** Call before app.ready(). */
export async function registerWechatPush(app: FastifyInstance, server: Server): Promise<void> {
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
        const push = server.gateways.content.readPush(query, typeof body === 'string' ? body : '');
        if (!push) return reply.code(401).send('签名错误');
        if (push.echo !== undefined) return reply.send(push.echo);
        const { verdict } = push;
        if (verdict && verdict.traceId.length <= MOST_TRACE) {
          await transact(server.db, (tx) => takeAnswer(tx, verdict, server.now(), server), { isOnce: true });
          server.wakeJobs();
        }
        return reply.send('success');
      },
    });
  });
}
