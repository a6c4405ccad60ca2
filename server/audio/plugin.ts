import type { FastifyInstance } from 'fastify';
import { sendParts } from '../lib/ranges';
import { repeat, tune } from './synth';

const PIECES = 6;
const secondsOf = (piece: number) => ([1, 2, 5].includes(piece) ? 24 : 20);

const long = new Map<string, Buffer>();
const KEPT = 6;

/** A piece that goes on for so long, as its own beginning over and over; undefined for one that we do not have. */
export function soundOf(piece: number, seconds: number): Buffer | undefined {
  if (piece < 1 || piece > PIECES) return undefined;
  const key = `${piece} ${seconds}`;
  const body = long.get(key) ?? repeat(tune(piece, secondsOf(piece)), seconds / secondsOf(piece));
  long.set(key, body);
  const [oldest] = long.keys();
  if (long.size > KEPT && oldest !== undefined) long.delete(oldest);
  return body;
}

/** GET /audio/<1-6>.wav, whole or a part of it. */
export async function audioPlugin(app: FastifyInstance): Promise<void> {
  const made = new Map<number, Buffer>();
  app.get<{ Params: { file: string } }>('/audio/:file', async (request, reply) => {
    const piece = Number(/^([1-9])\.wav$/.exec(request.params.file)?.[1] ?? 0);
    if (piece < 1 || piece > PIECES) return reply.code(404).send({ code: 404, message: '音频不存在', data: null });
    const body = made.get(piece) ?? tune(piece, secondsOf(piece));
    made.set(piece, body);
    return sendParts(request, reply, 'audio/wav', body);
  });
}
