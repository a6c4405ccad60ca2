import type { FastifyInstance } from 'fastify';
import { tune } from './synth';

const PIECES = 6;
const secondsOf = (piece: number) => ([1, 2, 5].includes(piece) ? 24 : 20);

/** GET /audio/<1-6>.wav, whole or a part of it: phones play sound only from servers that answer ranges. */
export async function audioPlugin(app: FastifyInstance): Promise<void> {
  const made = new Map<number, Buffer>();
  app.get<{ Params: { file: string } }>('/audio/:file', async (request, reply) => {
    const piece = Number(/^([1-9])\.wav$/.exec(request.params.file)?.[1] ?? 0);
    if (piece < 1 || piece > PIECES) return reply.code(404).send({ code: 404, message: '音频不存在', data: null });
    const body = made.get(piece) ?? tune(piece, secondsOf(piece));
    made.set(piece, body);
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Accept-Ranges', 'bytes')
      .type('audio/wav');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!range) return reply.send(body);
    const from = Number(range[1]);
    const to = Math.min(range[2] ? Number(range[2]) : body.length - 1, body.length - 1);
    if (from > to) return reply.code(416).header('Content-Range', `bytes */${body.length}`).send();
    return reply
      .code(206)
      .header('Content-Range', `bytes ${from}-${to}/${body.length}`)
      .send(body.subarray(from, to + 1));
  });
}
