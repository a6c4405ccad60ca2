/** What the player was asked to play: a video of ours by id, or a file of the own storage. */
import type { GoodsCard, VideoCard, VideoDetail, VideoSlice } from '@/contract';
import type { QueryOf } from '@/core/routes';
import { playable, resumeAt, type Playable } from '@/domain/film/film';

export interface Film extends Playable {
  /** Of a video of ours; a plain file has none. */
  id?: string;
  author: string;
  intro: string;
  /** As its card says; 0 where nobody says it. */
  seconds: number;
  slices: readonly VideoSlice[];
  goods: readonly GoodsCard[];
  related: readonly VideoCard[];
  plays: number;
  likes: number;
  liked: boolean;
  collected: boolean;
}

const FILE = /^\/(video|uploads)\/[\w./-]+\.(mp4|m4v|mov|webm)$/i;

/** The path of a media file of the own storage, from its path or from an own address; undefined for anything else. */
export function ownMedia(src: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((one) => one !== '' && src.startsWith(`${one}/`));
  const path = origin === undefined ? src : src.slice(origin.length);
  return FILE.test(path) && !path.includes('..') ? path : undefined;
}

/** `t` of the address, in seconds; nonsense is the beginning. */
export function startOf(text: string | undefined): number | undefined {
  const second = Number(text);
  return text && Number.isFinite(second) && second > 0 ? second : undefined;
}

type Params = QueryOf<'/pages/tea/video-box'>;

export function filmOfFile({ title, poster, t }: Params, url: string): Film {
  return {
    ...playable(title || '视频', url, poster ?? '', { start: startOf(t) ?? 0 }),
    author: '',
    intro: '',
    seconds: 0,
    slices: [],
    goods: [],
    related: [],
    plays: 0,
    likes: 0,
    liked: false,
    collected: false,
  };
}

export function filmOfVideo({ card, position, transcript, ...video }: VideoDetail, t: string | undefined): Film {
  const { id, title, author, cover: poster, plays, likes, liked, duration: seconds } = card;
  const marks = video.slices.map(({ from }) => from);
  const start = startOf(t) ?? resumeAt(position, seconds);
  return { ...video, id, title, author, poster, plays, likes, liked, seconds, marks, captions: transcript, start };
}
