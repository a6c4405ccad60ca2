/** Endpoints of the site: configuration, signatures, share links, posters, switches, the menu. */
import type { siteEndpoints } from '../../../../src/contract/site/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { badRequest } from '../../../http/errors';
import { isMini } from '../../../lib/mini';
import { saveNoticeSetting } from '../member/profile';
import { loadSiteConfig } from './config';
import { loadMenu } from './menu';
import { makeCard } from './card';
import { makePoster } from './poster';
import { createShare } from './share';
import { signUrl } from './signature';

/** Path of an own picture; 400 for anything else, so that the server never fetches or vouches for foreign addresses. */
function ownPicture(url: string, publicUrl: string): string {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const file = path.split(/[?#]/)[0] ?? '';
  if (!/^\/(images|uploads)\/[\w./@-]+$/.test(file) || file.includes('..')) throw badRequest('url');
  return file;
}

export const siteHandlers = {
  'site.config': (tx, { group }, { server }) => loadSiteConfig(tx, group, server),
  'site.wechatConfig': async (_tx, { url }, { now, server }) => ({ signPackage: await signUrl(server, url, now) }),
  'site.share': async (tx, { share_title, share_url }, { memberId, now, server }) => {
    const { config } = server;
    const share = await createShare(tx, memberId, { url: share_url, title: share_title }, now, config);
    return { config: await signUrl(server, new URL(share_url, config.publicUrl).href, now, 'share_url'), share };
  },
  'atShop.share': (tx, { goodsId }, { memberId, now, server }) => makeCard(tx, memberId, goodsId, now, server),
  'site.poster': (tx, input, { memberId, now, server, device }) =>
    makePoster(tx, memberId, { ...input, isMini: isMini(device) }, now, server),
  'site.getThumb': async (_tx, { url, w }, { server }) => {
    const file = ownPicture(url, server.config.publicUrl);
    return { url: file.startsWith('/images/') ? `${file}?w=${w}` : file };
  },
  'site.setMsgNotice': (tx, input, { memberId }) => saveNoticeSetting(tx, memberId, input),
  'legacy.userItem': async (tx, _input, { memberId, now, server }) => ({
    groups: await loadMenu(tx, memberId, now, server),
  }),
} satisfies HandlersOf<typeof siteEndpoints>;
