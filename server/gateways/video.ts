/** Where films are kept: one interface, our own few clips behind it; a cloud service answers with signed addresses. */
import { QUALITIES } from '../video/films';

export interface VideoSource {
  /** 流畅, 高清, 超清. */
  quality: string;
  url: string;
}
export interface VideoGateway {
  /** Addresses to play a film at, from the lowest quality up. Throws when the service does not answer. */
  sources(mediaId: string): Promise<VideoSource[]>;
}

/** mediaId is the number of a clip (server/video/plugin.ts). */
export const createOwnVideos = (): VideoGateway => ({
  sources: (mediaId) =>
    Promise.resolve(QUALITIES.map(({ name, label }) => ({ quality: label, url: `/video/${mediaId}-${name}.mp4` }))),
});
