/** A film on a poster; its code leads to where it plays. */
import type { Tx } from '../../../db/client';
import { findVideo } from './repository';

export const videoPoster = async (tx: Tx, memberId: string, id: string) => {
  const found = await findVideo(tx, memberId, id);
  return (
    found && {
      title: found.video.title,
      subtitle: `${found.video.author} · ${found.video.cate}`,
      image: found.video.cover,
      route: `/entertainment/pages/video/video?id=${id}`,
    }
  );
};
