/**
 * The sandbox's own streams, made of the committed clips while they are asked for; an operator's rooms have the play address of their provider.
 *
 *   /video/live/3.m3u8       clip 3 without end, by the clock of the server
 *   /video/replay/1x30.m3u8  clip 1 thirty times
 *   /video/closed/1x30.m3u8  the same for who comes with a signed address, which passes its signature on to all it names
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../context';
import { mayOpen, signedUrl } from '../signedUrl';
import { sendParts } from '../../lib/ranges';
import { CLIPS, QUALITIES } from '../../video/films';
import { readClip, type Clip } from '../../video/stream/clip';
import { bytesOf, cutsOf, headOf, pieceOf, type Cut } from '../../video/stream/pieces';
import { lastPiece, qualityList, runningList, wholeList, type Quality } from '../../video/stream/playlist';

const DIR = path.join(import.meta.dirname ?? __dirname, '..', '..', 'video', 'clips');
const LIST = 'application/vnd.apple.mpegurl';
const FILM = 'video/mp4';
const MOST_TIMES = 720;
/** Pieces of a running stream that can still be fetched: a phone that slept comes back to the newest. */
const KEPT = 60;
/** What runs is old after a moment; a piece is what it is. */
const SOON = 'public, max-age=1';
const AN_HOUR = 'public, max-age=3600';

interface Cutting {
  clip: Clip;
  cuts: Cut[];
  seconds: number;
}
interface Named {
  /** Of the clip, and its quality. */
  number: number;
  quality: string;
  times: number;
}

/** `3`, `1x30`, `1x30-hd`; undefined for what there is not. */
function readName(text: string): Partial<Named> | undefined {
  const found = /^(\d{1,2})(?:x(\d{1,3}))?(?:-([a-z]{2}))?$/.exec(text);
  const [number, times] = [Number(found?.[1]), Number(found?.[2] ?? 1)];
  const quality = found?.[3];
  if (!found || !CLIPS[number - 1] || times < 1 || times > MOST_TIMES) return undefined;
  if (quality !== undefined && !QUALITIES.some(({ name }) => name === quality)) return undefined;
  return { number, times, ...(quality === undefined ? {} : { quality }) };
}

const missing = (reply: FastifyReply) => reply.code(404).send({ code: 404, message: '视频不存在', data: null });
const closed = (reply: FastifyReply) =>
  reply.code(403).send({ code: 403, message: '地址已过期，请重新打开', data: null });

/** Reads each clip once. */
function cutter() {
  const read = new Map<string, Promise<Cutting>>();
  const cut = async (name: string): Promise<Cutting> => {
    const clip = readClip(await readFile(path.join(DIR, `${name}.mp4`)));
    return { clip, cuts: cutsOf(clip), seconds: clip.seconds };
  };
  return (number: number, quality: string): Promise<Cutting> => {
    const name = `${number}-${quality}`;
    const found = read.get(name) ?? cut(name);
    read.set(name, found);
    found.catch(() => read.delete(name));
    return found;
  };
}

function describe({ clip, cuts, seconds }: Cutting, url: string, label: string): Quality {
  const sizes = cuts.map((_, number) => bytesOf(clip, pieceOf({ cuts, seconds }, number)).length * 8);
  return {
    url,
    label,
    codec: clip.codec,
    width: clip.width,
    height: clip.height,
    peak: Math.ceil(Math.max(...cuts.map(({ from, to }, at) => (sizes[at] ?? 0) / (to - from)))),
    average: Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / seconds),
    rate: clip.film.timescale / clip.film.frame,
  };
}

type Params = { Params: { kind: string; name: string; file: string } };

export async function streamPlugin(app: FastifyInstance, { server }: { server: Pick<Server, 'config' | 'now'> }) {
  const cutOf = cutter();
  const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';
  const isOpen = (request: FastifyRequest<Params>) =>
    request.params.kind !== 'closed' ||
    mayOpen(server.config, pathOf(request), request.query as Record<string, unknown>, server.now());
  /** Beside the file that is asked for, or below it. */
  const signerOf = (request: FastifyRequest<Params>, folder: string) => (file: string) => {
    if (request.params.kind !== 'closed') return file;
    const whole = signedUrl(server.config, `${folder}/${file}`, server.now());
    return `${file}${whole.slice(`${folder}/${file}`.length)}`;
  };
  const isKind = (kind: string) => kind === 'live' || kind === 'replay' || kind === 'closed';
  const listOf = (request: FastifyRequest<Params>, cutting: Cutting, times = 1) =>
    request.params.kind === 'live'
      ? runningList(cutting, server.now())
      : wholeList(cutting, times, signerOf(request, path.posix.dirname(pathOf(request))));
  /** Numbers of the pieces that can be fetched. */
  const piecesOf = (kind: string, cutting: Cutting, times = 1): [first: number, last: number] => {
    if (kind !== 'live') return [0, cutting.cuts.length * times - 1];
    const last = lastPiece(cutting, server.now());
    return [last - KEPT, last];
  };

  app.get<Params>('/video/:kind/:name.m3u8', async (request, reply) => {
    const { kind, name } = request.params;
    const named = readName(name);
    if (!isKind(kind) || !named?.number || named.quality !== undefined) return missing(reply);
    if (!isOpen(request)) return closed(reply);
    const { number } = named;
    const sign = signerOf(request, path.posix.dirname(pathOf(request)));
    const qualities = await Promise.all(
      QUALITIES.toReversed().map(async (quality) =>
        describe(await cutOf(number, quality.name), sign(`${name}-${quality.name}/index.m3u8`), quality.label),
      ),
    );
    return reply.type(LIST).header('Cache-Control', SOON).send(qualityList(qualities));
  });

  app.get<Params>('/video/:kind/:name/:file', async (request, reply) => {
    const { kind, name, file } = request.params;
    const named = readName(name);
    if (!isKind(kind) || !named?.number || named.quality === undefined) return missing(reply);
    if (!isOpen(request)) return closed(reply);
    const cutting = await cutOf(named.number, named.quality);
    if (file === 'init.mp4') return sendParts(request, reply, FILM, headOf(cutting.clip), AN_HOUR);
    if (file === 'index.m3u8')
      return reply
        .type(LIST)
        .header('Cache-Control', SOON)
        .send(listOf(request, cutting, named.times));
    const at = /^(\d{1,12})\.m4s$/.exec(file)?.[1];
    const [first, last] = piecesOf(kind, cutting, named.times);
    if (at === undefined || Number(at) < first || Number(at) > last) return missing(reply);
    return sendParts(request, reply, FILM, bytesOf(cutting.clip, pieceOf(cutting, Number(at))), AN_HOUR);
  });
}
