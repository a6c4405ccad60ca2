/** A business card on a poster. */
import type { Tx } from '../../../db/client';
import { staffById } from '../../people/employee/repository';
import { readSite } from '../../people/shopSettings/repository';
import { findCard } from './repository';

export const cardPoster = async (tx: Tx, _memberId: string, id: string) => {
  const card = await findCard(tx, id);
  const staff = card && (await staffById(tx, card.employeeId));
  if (!staff) return undefined;
  const { name, avatar, title } = staff.employee;
  return {
    title: `${name} · ${card.title || title}`,
    subtitle: `${(await readSite(tx)).appName} · ${staff.storeName}`,
    image: avatar,
    route: `/vip/pages/businessCard?id=${id}`,
  };
};
