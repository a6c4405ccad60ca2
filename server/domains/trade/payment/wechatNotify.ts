/**
 * POST /pay/wechat/notify: the callback of WeChat Pay v3. Its signature covers the raw body, so this route reads it as text. The
 * provider repeats a callback until it gets HTTP 200 (or 204); after anything else it comes again.
 */
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../http/context';
import { Refusal } from '../../../http/errors';
import { applyEvent } from './apply';
import { findPaymentByNo } from './repository';

export const WECHAT_NOTIFY_PATH = '/pay/wechat/notify';

/** Call before app.ready(). With the sandbox every callback is refused. */
export async function registerWechatNotify(app: FastifyInstance, server: Server): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(WECHAT_NOTIFY_PATH, { schema: { hide: true } }, async (request, reply) => {
      const event = await server.gateways.payment.verifyRaw(request.headers, String(request.body ?? ''));
      if (!event) return reply.code(401).send({ code: 'FAIL', message: '签名错误' });
      const payment = await findPaymentByNo(server.db, event.paymentNo);
      if (!payment) return reply.code(404).send({ code: 'FAIL', message: '支付单不存在' });
      try {
        await applyEvent(server, payment.id, event);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(400).send({ code: 'FAIL', message: error.message });
      }
      return reply.code(200).send({ code: 'SUCCESS', message: '成功' });
    });
  });
}
