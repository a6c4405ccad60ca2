/** What the player was asked to play: a video of ours by id, or a file of the own storage. */
import type { GoodsCard, VideoCard, VideoDetail, VideoSlice } from '@/contract';
import type { QueryOf } from '@/core/routes';

export interface Film {
  /** Of a video of ours; a plain file has none. */
  id?: string;
  title: string;
  author: string;
  intro: string;
  poster: string;
  sources: readonly { quality: string; url: string }[];
  slices: readonly VideoSlice[];
  goods: readonly GoodsCard[];
  related: readonly VideoCard[];
  plays: number;
  likes: number;
  liked: boolean;
  collected: boolean;
  /** Second to begin at. */
  start: number;
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
    title: title || '视频',
    author: '',
    intro: '',
    poster: poster ?? '',
    sources: [{ quality: '', url }],
    slices: [],
    goods: [],
    related: [],
    plays: 0,
    likes: 0,
    liked: false,
    collected: false,
    start: startOf(t) ?? 0,
  };
}

export function filmOfVideo({ card, position, ...video }: VideoDetail, t: string | undefined): Film {
  const { id, title, author, cover: poster, plays, likes, liked, duration } = card;
  // What was left in its last seconds begins anew.
  const left = position < duration - 2 ? position : 0;
  return { ...video, id, title, author, poster, plays, likes, liked, start: startOf(t) ?? left };
}

/** 高清 where it exists, and what is nearest to it otherwise. */
export const firstQuality = ({ sources }: Film): string => sources[Math.min(1, sources.length - 1)]?.quality ?? '';
