/** A store on a poster: where it is and when it is open; its code leads to its page. */
import type { Tx } from '../../../db/client';
import { hoursText } from './presenter';
import { findStore } from './repository';

export const storePoster = async (tx: Tx, _memberId: string, id: string) => {
  const store = await findStore(tx, id);
  if (!store || store.merchantId !== null) return undefined;
  return {
    title: store.name,
    subtitle: `${store.address} · 营业 ${hoursText(store.hours)}`,
    image: store.photos[0] ?? store.cover,
    route: `/reservation/pages/detail/detail?id=${id}`,
  };
};
