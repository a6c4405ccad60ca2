/** A material on a poster, with the code of whoever shows it: a picture itself, of everything else its cover. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { addressOf, VIEW } from './address';
import { findMaterial } from './repository';
import { rightsTo } from './rights';

export const materialPoster = async (tx: Tx, memberId: string, id: string, now: number, { config }: Setup) => {
  const material = await findMaterial(tx, id);
  if (!material) return undefined;
  const { title, kind, cate, cover, lock } = material;
  const isHad = (await rightsTo(tx, memberId, [material], now)).lackOf(material) === undefined;
  // What is given to partners stays with them; what a course brings may be announced by everybody, as its page is.
  if (!isHad && lock !== 'course') return undefined;
  const image = kind === 'image' && isHad ? addressOf(config, { id, memberId, name: VIEW }, now) : cover;
  return { title, subtitle: cate, image, route: '/pages/tea/index' };
};
