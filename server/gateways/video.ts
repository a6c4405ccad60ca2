/** Where films are kept: one interface, our own few clips behind it; a service of the operator's answers with addresses that end. */
import { Value } from '@sinclair/typebox/value';
import type { Relay } from '../config';
import { CLIPS, QUALITIES } from '../video/films';
import { askRelay } from './relay/ask';
import { PARTS } from './relay/protocol';

export interface VideoSource {
  /** 流畅, 高清, 超清. */
  quality: string;
  url: string;
}
export interface VideoGateway {
  /**
   * Addresses to play a film at, from the lowest quality up. `trial`: no more than so many seconds of it, none where it cannot be cut. Throws when
   * the service does not answer.
   */
  sources(mediaId: string, trial?: number): Promise<VideoSource[]>;
}

/** mediaId is the number of a clip (server/video/plugin.ts). */
export const createOwnVideos = (): VideoGateway => ({
  sources: (mediaId, trial = Infinity) => {
    const seconds = CLIPS[Number(mediaId) - 1]?.seconds ?? 0;
    const sources = QUALITIES.map(({ name, label }) => ({ quality: label, url: `/video/${mediaId}-${name}.mp4` }));
    return Promise.resolve(seconds > trial ? [] : sources);
  },
});

export const createRelayVideos = (relay: Relay, fetcher?: typeof fetch): VideoGateway => ({
  sources: async (mediaId, trial) => {
    const asked = { mediaId, ...(trial !== undefined && { trial }) };
    const { sources } = await askRelay(relay, ['video', 'sources'], asked, fetcher);
    return sources.filter((source) => Value.Check(PARTS.source, source));
  },
});
