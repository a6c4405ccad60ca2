/** What a caller sees when something goes wrong: refusals as HTTP 200 with their code, faults as HTTP 500 without a detail, a database or a bucket that is away as 503 (rule 3.1). */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isAway } from '../../db/away';
import { isNotKept } from '../../lib/wholeFile';
import { isStoreAway } from '../../storage/failed';
import { Refusal, refuse, tooOften, type About } from '../errors';

const RETRY_AFTER_S = 2;

/** The answer schema of the route describes successes only, so a failure is written without it. */
const answer = (reply: FastifyReply, status: number, body: { code: number; message: string } & About) =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    // Files and pages are no calls: their answers keep the plain HTTP status.
    if (refusal && !endpoint && !(error instanceof Refusal)) return answerPlain(reply, error, refusal);
    if (refusal) {
      request.log.info({ code: refusal.code, reason: refusal.about.reason, endpoint }, 'refused');
      const { retryAfter, ...about } = refusal.about;
      if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
      return answer(reply, 200, { code: refusal.code, message: refusal.message, ...about });
    }
    if (isNotKept(error)) {
      request.log.error({ err: error, endpoint }, 'the disk takes nothing');
      return answer(reply, 200, { code: 422, message: '暂时存不下，请稍后再试' });
    }
    if (isAway(error) || isStoreAway(error)) {
      request.log.warn({ err: error, endpoint }, isAway(error) ? 'the database is away' : 'the bucket is away');
      return answer(reply.header('Retry-After', RETRY_AFTER_S), 503, { code: 503, message: '系统繁忙，请稍后再试' });
    }
    request.log.error({ err: error, endpoint }, 'fault');
    return answer(reply, 500, { code: 500, message: '服务器内部错误' });
  });
}

/** A callback that sends too much is told so: whoever gets 404 looks for the address. */
const answerPlain = (reply: FastifyReply, { statusCode }: FastifyError, { message }: Refusal) =>
  statusCode === 413 ? answer(reply, statusCode, { code: statusCode, message }) : answerMissing(reply);

/** Faults of the transport that are the caller's own: an unreadable body, a file that is too large. */
function refusalOf(error: FastifyError): Refusal | undefined {
  const status = error.statusCode ?? 500;
  if (status === 429) return tooOften();
  if (status === 413) return refuse('上传内容过大');
  return status >= 400 && status < 500 ? new Refusal(400, '提交的内容读不出来，请刷新后重试') : undefined;
}

export const answerMissing = (reply: FastifyReply) => answer(reply, 404, { code: 404, message: '请求的资源不存在' });
