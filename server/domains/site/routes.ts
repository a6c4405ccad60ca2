/** Endpoints of the site: configuration, signatures, share links, posters, switches, the menu. */
import { eq } from 'drizzle-orm';
import type { siteEndpoints } from '../../../src/contract/site/endpoints';
import { members } from '../../db/schema';
import type { Tx } from '../../db/client';
import type { HandlersOf } from '../../http/context';
import { badRequest } from '../../http/errors';
import { memberOf } from '../member/login';
import { loadSiteConfig } from './config';
import { loadMenu } from './menu';
import { makePoster } from './poster';
import { createShare } from './share';
import { signUrl } from './signature';

type SiteNames =
  | 'site.config'
  | 'site.wechatConfig'
  | 'site.setMsgNotice'
  | 'site.share'
  | 'site.poster'
  | 'site.getThumb'
  | 'legacy.userItem';

/** Path of an own picture; 400 for anything else, so that the server never fetches or vouches for foreign addresses. */
function ownPicture(url: string, publicUrl: string): string {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const file = path.split(/[?#]/)[0] ?? '';
  if (!/^\/(images|uploads)\/[\w./@-]+$/.test(file) || file.includes('..')) throw badRequest('url');
  return file;
}

export const siteHandlers = {
  'site.config': ({ group }, call) => loadSiteConfig(call, group),
  'site.wechatConfig': async ({ url }, call) => ({ signPackage: await signUrl(call, url) }),
  'site.share': async ({ share_title, share_url }, call) => {
    const { db, config, viewer, now } = call;
    const link = { url: share_url, title: share_title, config, now: now() };
    const share = await createShare(db, { ...link, memberId: viewer?.memberId });
    return { config: await signUrl(call, new URL(share_url, config.publicUrl).href, 'share_url'), share };
  },
  'site.poster': (input, { db, viewer, config, now }) =>
    makePoster(db, input, { memberId: viewer.memberId, config, now: now() }),
  'site.getThumb': async ({ url, w }, { config }) => {
    const file = ownPicture(url, config.publicUrl);
    return { url: file.startsWith('/images/') ? `${file}?w=${w}` : file };
  },
  'site.setMsgNotice': ({ key, on }, { db, viewer }) =>
    db.transaction(async (transaction) => {
      const tx = transaction as unknown as Tx;
      await tx.select({ id: members.id }).from(members).where(eq(members.id, viewer.memberId)).for('update');
      const { noticeSettings } = await memberOf(tx, viewer.memberId);
      const changed = { ...noticeSettings, [key]: on };
      await tx.update(members).set({ noticeSettings: changed }).where(eq(members.id, viewer.memberId));
      return changed;
    }),
  'legacy.userItem': async (_input, { db, viewer, now }) => ({ groups: await loadMenu(db, viewer.memberId, now()) }),
} satisfies HandlersOf<Pick<typeof siteEndpoints, SiteNames>>;
