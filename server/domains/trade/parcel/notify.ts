/**
 * POST /carrier/notify: what a carrier tells by itself, as a form of `param` and its `sign`. The signature covers the text of `param` and is looked at before
 * anything of it is read. Whoever gets no `result: true` sends the same again later, so of a parcel that is none of ours it is thanked for, too.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Server } from '../../../http/context';
import { CARRIER_NOTIFY_PATH, takeTold } from './track';

/** A long journey with all its steps is a tenth of it. */
const MOST_BYTES = 256 * 1024;

const say = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ result: status === 200, returnCode: String(status), message });

/** Call before app.ready(). With a carrier that is asked every callback is refused. */
export function registerCarrierNotify(app: FastifyInstance, server: Server): void {
  app.post(CARRIER_NOTIFY_PATH, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
    const told = server.gateways.carrier.readPush((request.body ?? {}) as Record<string, unknown>);
    if (!told) return say(reply, 401, '签名错误');
    if (told === 'unreadable') return say(reply, 400, '内容不对');
    await takeTold(server.db, told, server.now());
    return say(reply, 200, '成功');
  });
}
