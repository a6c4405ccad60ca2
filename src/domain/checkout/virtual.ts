/**
 * What is no thing: on iOS the mini-program sells none of it (`platform.sellsVirtual`), whichever way somebody comes in. The server cannot know
 * where a call comes from, and what was bought elsewhere is used everywhere.
 */
import type { OrderGroup } from '@/contract';
import { platform } from '@/core/platform';

/** A gift in a live room is paid for in points, which are bought. */
export type Sold = OrderGroup | 'gift';

const VIRTUAL: Readonly<Record<Sold, boolean>> = {
  order: false,
  recharge: true,
  points: true,
  vip: true,
  course: true,
  // Tea of a tree, a table, a seat, a piece that lies in the cellar: all of them are things, or happen at a place.
  adopt: false,
  booking: false,
  activity: false,
  table: false,
  auction: false,
  collectible: false,
  escrow: false,
  cellar: false,
  exchange: false,
  gift: true,
};

export const sells = (what: Sold): boolean => platform.sellsVirtual || !VIRTUAL[what];

/** In the words that the platform gives; a word of buying or of another place would be refused. */
export const NOT_SOLD = '由于相关规范，iOS 功能暂不可用';
