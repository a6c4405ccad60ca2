/** Who sees an asset and who may hand it on (rules 5.2, 5.3): area asset in its own store, managers in all of them, and whoever answers for it. */
import type { Tx } from '../../../db/client';
import { worksIn } from '../../people/employee/desks';
import type { Employee } from '../../people/employee/repository';
import { isParty, type AssetRow } from './repository';

/** Area asset covers the own store, a manager's every one. */
export const covers = (viewer: Employee, storeId: string): boolean =>
  worksIn(viewer, 'asset') && (viewer.isManager || viewer.storeId === storeId);

const holds = (viewer: Employee, asset: AssetRow): boolean => asset.custodianId === viewer.id;

export const sees = async (tx: Tx, viewer: Employee, asset: AssetRow): Promise<boolean> =>
  holds(viewer, asset) || covers(viewer, asset.storeId) || (await isParty(tx, viewer.id, asset.id));

/** Whose hands it may leave by; that it is not moving or scrapped is another question. */
export const mayStart = (viewer: Employee, asset: AssetRow): boolean =>
  worksIn(viewer, 'asset') && (holds(viewer, asset) || covers(viewer, asset.storeId));

export const maySend = (viewer: Employee, asset: AssetRow): boolean =>
  mayStart(viewer, asset) && asset.status !== 'moving' && asset.status !== 'scrapped';
