/** Wire shape of a video in a list. */
import type { VideoCard } from '../../../../src/contract/video/schemas';
import type { VideoRow } from './repository';

export const videoCard = ({ video, liked }: VideoRow): VideoCard => ({
  id: video.id,
  title: video.title,
  cover: video.cover,
  duration: video.seconds,
  author: video.author,
  plays: video.plays,
  likes: video.likes,
  liked,
  tags: video.tags,
});
