/** A master on a poster. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { masters } from '../../db/schema';

export const masterPoster = async (tx: Tx, _memberId: string, id: string) => {
  const [row] = await tx.select().from(masters).where(eq(masters.id, id));
  return (
    row && {
      title: `${row.name} · ${row.title}`,
      subtitle: `${row.region}茶人`,
      image: row.avatar,
      route: `/tea/pages/artistDetail?id=${id}`,
    }
  );
};
