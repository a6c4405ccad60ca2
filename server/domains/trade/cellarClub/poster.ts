/** The owners' wall on a poster. Its id says nothing: there is one wall. */
import type { Tx } from '../../../db/client';
import { readSite } from '../../people/shopSettings/repository';
import { listPlans, listWall } from './repository';

export const cellarPoster = async (tx: Tx) => {
  const plan = (await listPlans(tx))[0];
  if (!plan) return undefined;
  const free = (await listWall(tx)).filter(({ slot }) => !slot.reserved && slot.orderId === null).length;
  return {
    image: '/images/cellar/1.webp',
    title: `${(await readSite(tx)).appName}茶窖会`,
    subtitle: `还有 ${free} 格空位 · ${plan.name} ${plan.slots} 格，存茶免托管费`,
    route: '/vip/pages/jiujiao',
  };
};
