/** Where a film is played: files of the shop's own, else what the service that keeps it says; nowhere while that does not answer. */
import type { VideoGateway, VideoSource } from '../../../gateways/video';
import type { Video } from './repository';

export const sourcesOf = (
  { files, mediaId }: Pick<Video, 'files' | 'mediaId'>,
  gateway: VideoGateway,
): Promise<VideoSource[]> => (files.length > 0 ? Promise.resolve(files) : gateway.sources(mediaId).catch(() => []));
