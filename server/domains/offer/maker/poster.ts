/** A master on a poster. */
import type { Tx } from '../../../db/client';
import { findMaster } from './repository';

export const masterPoster = async (tx: Tx, memberId: string, id: string) => {
  const found = await findMaster(tx, memberId, id);
  return (
    found && {
      title: `${found.master.name} · ${found.master.title}`,
      subtitle: `${found.master.region}茶人`,
      image: found.master.avatar,
      route: `/tea/pages/artistDetail?id=${id}`,
    }
  );
};
