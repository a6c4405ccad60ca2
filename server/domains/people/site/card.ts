/** atShop.share: what a client shows of a goods, or of the shop, when somebody shares it. */
import { isPath, jpgOf } from '../../../../src/contract/file/jpg';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { readShopSettings, readSite } from '../shopSettings/repository';
import { createShare } from './share';

/** 404 goods that are not sold. */
export async function makeCard(
  tx: Tx,
  memberId: string | undefined,
  goodsId: string | undefined,
  now: number,
  server: Setup,
): Promise<DataOf<'atShop.share'>> {
  const { shareImage, shell } = await readShopSettings(tx);
  const { appName } = await readSite(tx);
  const shop = { title: appName, subtitle: shell.slogan, image: undefined, route: '/pages/tea/index' };
  const subject =
    goodsId === undefined ? shop : await server.kinds.posters.goods(tx, memberId ?? '0', goodsId, now, server);
  if (!subject) throw notFound();
  const { title, subtitle: desc, image = shareImage, route } = subject;
  // Cards of the messenger take no WebP.
  const { publicUrl } = server.config;
  const link = await createShare(tx, memberId, { url: `/h5${route}`, title }, now, server.config);
  return { title, desc, pic: new URL(isPath(image) ? jpgOf(image) : image, publicUrl).href, ...link };
}
