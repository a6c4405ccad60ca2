/** Own adoptions and one of them; one tree with who has it. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { treePicture } from '../../../../lib/treePicture';
import { planView, treeView } from '../field/presenter';
import { findField, listPlans } from '../field/repository';
import { findTree, isCollected, listNear } from '../tree/repository';
import { presentField } from '../field/service';
import { presentAdoptions, presentDetail, wantedPlaque } from './presenter';
import { countTab, findAdoption, findPending, findRunning, listIncoming, pageOfTab } from './repository';

const LABELS = { growing: '认养中', claimable: '可提货', unpaid: '待支付', ended: '已结束' } as const;
const TABS = ['growing', 'claimable', 'unpaid', 'ended'] as const;
const NEAR = 6;
const PHOTOS = [
  ['spring', '春'],
  ['summer', '夏'],
  ['autumn', '秋'],
  ['winter', '冬'],
] as const;

export async function readAdoptions(
  tx: Tx,
  memberId: string,
  { tab = 'growing', page = 1 }: RequestOf<'tea.adoptIndex'>,
  now: number,
): Promise<DataOf<'tea.adoptIndex'>> {
  const tabs = [];
  for (const id of TABS) tabs.push({ id, label: LABELS[id], count: await countTab(tx, memberId, id) });
  const rows = await pageOfTab(tx, { memberId, tab, limit: PAGE_SIZE, offset: offsetOf(page) });
  const total = tabs.find(({ id }) => id === tab)?.count ?? 0;
  return {
    tabs,
    incoming: await presentAdoptions(tx, memberId, await listIncoming(tx, memberId, now), now),
    page: pageOf(await presentAdoptions(tx, memberId, rows, now), total, page),
    serverTime: now,
  };
}

/** Anybody may see a certificate; what was never paid or was taken back is its owner's only. */
export async function readAdoption(
  tx: Tx,
  viewerId: string | undefined,
  id: string,
  now: number,
): Promise<DataOf<'tea.adoptView'>> {
  const row = await findAdoption(tx, id);
  const isPublic = row !== undefined && row.certificateNo !== '' && row.status !== 'cancelled';
  if (!row || (!isPublic && row.memberId !== viewerId)) throw notFound();
  return presentDetail(tx, viewerId, row, now);
}

export async function readTree(
  tx: Tx,
  viewerId: string | undefined,
  id: string,
  now: number,
): Promise<DataOf<'tea.treeView'>> {
  const tree = await findTree(tx, id);
  const field = tree && (await findField(tx, tree.fieldId));
  if (!tree || !field) throw notFound();
  const pending = viewerId === undefined ? undefined : await findPending(tx, viewerId, id);
  const own = viewerId === undefined || tree.state !== 'adopted' ? undefined : await findRunning(tx, viewerId, id);
  const picture = treePicture(tree);
  return {
    tree: treeView(tree),
    field: await presentField(tx, field),
    scene: picture.replace('.webp', '-wide.webp'),
    photos: PHOTOS.map(([season, label]) => ({
      key: season,
      label,
      value: picture.replace('.webp', `-${season}.webp`),
    })),
    plans: (await listPlans(tx, [field.id])).map(planView),
    height: tree.height,
    crown: tree.crown,
    history: tree.history,
    collected: viewerId !== undefined && (await isCollected(tx, viewerId, id)),
    ...(pending &&
      pending.expireAt > now && {
        pending: {
          adoptionId: pending.id,
          planId: pending.planId,
          plaque: await wantedPlaque(tx, pending),
          amount: pending.price,
          expireAt: pending.expireAt,
        },
      }),
    ...(own && { own: own.id }),
    near: (await listNear(tx, tree, NEAR)).map(treeView),
    serverTime: now,
  };
}
