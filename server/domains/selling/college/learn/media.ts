/**
 * Where the film or sound of a lesson is played. Our own are `clip:3` and `tone:2`: their addresses are made for one member and one lesson, and
 * last ten minutes. What a video service keeps has its id, or its https address.
 */
import type { ServerConfig } from '../../../../config';
import { refuse } from '../../../../http/errors';
import { signedUrl, untilOf } from '../../../../http/signedUrl';
import type { VideoGateway, VideoSource } from '../../../../gateways/video';
import { QUALITIES } from '../../../../video/films';
import type { Lesson } from '../../../offer/course/repository';

type Keeper = Pick<ServerConfig, 'secret'>;

export const pathOf = (file: string): string => `/lessons/${file}`;
/** `kind` of our own: which picture or tune it is. */
export function ownMedia(mediaId: string): { kind: 'clip' | 'tone'; no: number } | undefined {
  const [, kind, no] = /^(clip|tone):([1-9]\d?)$/.exec(mediaId) ?? [];
  return kind === undefined ? undefined : { kind: kind as 'clip' | 'tone', no: Number(no) };
}

export interface Playing {
  sources: VideoSource[];
  until?: number;
}

/**
 * Call for who may play it only. A visitor's addresses are nobody's. `taste`: who is given so many seconds only. The file of our own ends there
 * (learn/files.ts), a service is asked for so much, and of a bare address, which nobody here can cut, there is nothing. 422 no service answers.
 */
export async function playing(
  { id, mediaId }: Pick<Lesson, 'id' | 'mediaId'>,
  { memberId, taste }: { memberId: string | undefined; taste: number | undefined },
  now: number,
  { config, video }: { config: Keeper; video: VideoGateway },
): Promise<Playing> {
  if (mediaId === '') return { sources: [] };
  if (mediaId.startsWith('https://'))
    return { sources: taste === undefined ? [{ quality: '高清', url: mediaId }] : [] };
  const own = ownMedia(mediaId);
  if (!own) {
    const sources = await video.sources(mediaId, taste).catch(() => {
      throw refuse('影音暂时放不了，请稍后再试');
    });
    return { sources, until: untilOf(now) };
  }
  const who = `${id}-${memberId ?? '0'}`;
  const files =
    own.kind === 'tone'
      ? [{ quality: '原声', file: `${who}.wav` }]
      : QUALITIES.map(({ name, label }) => ({ quality: label, file: `${who}-${name}.mp4` }));
  return {
    sources: files.map(({ quality, file }) => ({ quality, url: signedUrl(config, pathOf(file), now) })),
    until: untilOf(now),
  };
}
