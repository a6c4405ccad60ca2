/** Posters: the certificate of an adoption, for who has it, and a tree that may be adopted. */
import type { Tx } from '../../../db/client';
import { treePicture } from '../../../lib/treePicture';
import { findBrief } from '../../people/member/presenter';
import { findAdoption } from './adoption/repository';
import { findField } from './field/repository';
import { findTree } from './tree/repository';

export const adoptPoster = async (tx: Tx, memberId: string, id: string) => {
  const row = await findAdoption(tx, id);
  if (!row || row.memberId !== memberId || row.certificateNo === '' || row.status === 'cancelled') return undefined;
  const field = await findField(tx, row.fieldId);
  const tree = await findTree(tx, row.treeId);
  const owner = await findBrief(tx, memberId);
  return {
    image: field?.gallery[0] ?? '',
    title: `茶树认养证书 ·「${row.plaque}」`,
    subtitle: `${field?.name ?? ''} ${tree?.code ?? ''} · ${row.certificateNo}`,
    route: `/pages/tea/rycg?id=${row.id}`,
    signed: { nickname: owner?.nickname ?? '', avatar: owner?.avatar ?? '', as: '认养人' },
  };
};

export const treePoster = async (tx: Tx, _memberId: string, id: string) => {
  const tree = await findTree(tx, id);
  const field = tree && (await findField(tx, tree.fieldId));
  if (!tree || !field) return undefined;
  return {
    image: treePicture(tree),
    title: `${field.name} · ${tree.age} 年${tree.variety}`,
    subtitle: `${tree.code} · 海拔 ${field.altitude} m，认一棵树，收一年茶`,
    route: `/pages/tea/rycs?treeId=${tree.id}`,
  };
};
