/** Rules of coupons: who may take one, what a member holds (rule 9.3). */
import { randomInt } from 'node:crypto';
import type { DataOf } from '../../../../src/contract/schemas';
import type { CouponCard } from '../../../../src/contract/coupon/schemas';
import { holdsRole } from '../../../../src/contract/roles';
import type { Tx } from '../../../db/client';
import { expired, forbidden, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { sharedPart } from '../../../http/shared';
import { DAY_MS } from '../../../lib/shanghai';
import { rolesHeldBy } from '../../people/employee/roles';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { Level } from '../../people/shopSettings/settings';
import { inScope } from '../../people/pricing/coupons';
import type { PriceViewer } from '../../people/pricing/levels';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { lockMember } from '../../../db/locks';
import { couponCard, levelWords, myCoupon, shortTime, sourceText } from './presenter';
import {
  claimedCounts,
  countHeld,
  findCategoryIds,
  findHeld,
  findTemplate,
  insertCoupon,
  listHeld,
  listTemplates,
  takeOne,
  type CouponTab,
  type Template,
} from './repository';

/** Templates that members may claim; the others are given out by a promotion. */
const OPEN_TYPES: Template['takeType'][] = ['center', 'level'];

/**
 * Claims one coupon. Refuses: 404 unknown or not for taking · 422 06-17 00:00 开始领取, 雅士及以上可领, 已领取, 手慢了，已抢光 · 410 领取已结束.
 * Call inside a transaction: the member's row is locked, so that two claims of one member count each other.
 */
export async function claimCoupon(
  tx: Tx,
  memberId: string,
  templateId: string,
  now: number,
): Promise<DataOf<'tea.getcoupon'>> {
  const template = await findTemplate(tx, templateId);
  if (!template || !OPEN_TYPES.includes(template.takeType)) throw notFound();
  if (template.takeFrom > now) throw refuse(`${shortTime(template.takeFrom)} 开始领取`);
  if (template.takeTo <= now) throw expired('领取已结束');
  await lockMember(tx, memberId);
  const viewer = await loadPriceViewer(tx, memberId, now);
  if ((viewer?.level.level ?? 1) < template.needLevel)
    throw refuse(levelWords((await readShopSettings(tx)).levels, template.needLevel));
  const claimed = (await claimedCounts(tx, memberId, [templateId])).get(templateId) ?? 0;
  if (claimed >= template.perMember) throw refuse('已领取', { reason: 'claimed' });
  if (!(await takeOne(tx, template.id))) throw refuse(SOLD_OUT, { reason: 'soldOut' });
  return handOut(tx, memberId, template, now);
}

const SOLD_OUT = '手慢了，已抢光';
/** Takes one piece of the issue and puts it into the member's hand; whether he may have it was asked before. 422 手慢了，已抢光. */
export async function issueCoupon(
  tx: Tx,
  memberId: string,
  template: Template,
  now: number,
): Promise<DataOf<'tea.getcoupon'>> {
  if (!(await takeOne(tx, template.id))) throw refuse(SOLD_OUT);
  return handOut(tx, memberId, template, now);
}

/** One piece was taken of the issue. */
async function handOut(tx: Tx, memberId: string, template: Template, now: number): Promise<DataOf<'tea.getcoupon'>> {
  const coupon = await insertCoupon(tx, issueOf(template, memberId, now));
  return myCoupon({ coupon, template: { ...template, issued: template.issued + 1 }, orderNo: null }, now);
}

const issueOf = (template: Template, memberId: string, now: number) => ({
  code: `YQ${String(randomInt(1e12)).padStart(12, '0')}`,
  templateId: template.id,
  memberId,
  from: now,
  to: now + template.validDays * DAY_MS,
  source: sourceText(template),
  createdAt: now,
});

interface CardQuery {
  kind?: string;
  /** Leaves only coupons that fit these goods. */
  goodsId?: string;
  takeTypes?: Template['takeType'][];
}

const openTemplates = sharedPart(
  'coupons',
  async (
    tx,
    { kind, goodsId, takeTypes = OPEN_TYPES }: CardQuery,
    now,
  ): Promise<{ templates: Template[]; levels: readonly Level[] }> => {
    const { levels } = await readShopSettings(tx);
    const templates = await listTemplates(tx, { takeTypes, now, kind });
    if (goodsId === undefined) return { templates, levels };
    const line = { goodsId, categoryIds: await findCategoryIds(tx, goodsId) };
    const fit = templates.filter((one) => ['cash', 'percent', 'freight'].includes(one.kind) && inScope(one, line));
    return { templates: fit, levels };
  },
);

/** Templates for the coupon centre as a member sees them, those that can be taken first. */
export async function listCards(
  tx: Tx,
  viewer: Pick<PriceViewer, 'memberId' | 'level'> | undefined,
  query: CardQuery,
  now: number,
): Promise<CouponCard[]> {
  const { templates, levels } = await openTemplates(tx, query, now);
  const claimed = await claimedCounts(
    tx,
    viewer?.memberId,
    templates.map((one) => one.id),
  );
  const cards = templates.map((one) =>
    couponCard(one, { claimed: claimed.get(one.id) ?? 0, level: viewer?.level, levels, now }),
  );
  const order: CouponCard['state'][] = ['open', 'locked', 'claimed', 'out'];
  return cards.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** Templates that this member may take now. */
export async function listClaimable(
  tx: Tx,
  { memberId, level }: Pick<PriceViewer, 'memberId' | 'level'>,
  now: number,
): Promise<Template[]> {
  const { templates, levels } = await openTemplates(tx, {}, now);
  const claimed = await claimedCounts(
    tx,
    memberId,
    templates.map(({ id }) => id),
  );
  return templates.filter(
    (one) => couponCard(one, { claimed: claimed.get(one.id) ?? 0, level, levels, now }).state === 'open',
  );
}

/** Own coupons by tab, or the one with `id` (404 when it is not the member's). */
export async function listMine(
  tx: Tx,
  memberId: string,
  query: { tab: CouponTab; kind?: string; id?: string; sort?: 'soon' | 'worth'; page: number },
  now: number,
): Promise<DataOf<'coupon.index'>> {
  const labels: [CouponTab, string][] = [
    ['unused', '未使用'],
    ['used', '已使用'],
    ['expired', '已过期'],
  ];
  const tabs = [];
  for (const [id, label] of labels) tabs.push({ id, label, count: await countHeld(tx, memberId, id, query.kind, now) });
  if (query.id !== undefined) {
    const one = await findHeld(tx, memberId, query.id);
    if (!one) throw notFound();
    return { tabs, page: pageOf([myCoupon(one, now)], 1, 1) };
  }
  const total = tabs.find((tab) => tab.id === query.tab)?.count ?? 0;
  const rows = await listHeld(tx, { ...query, memberId, now, limit: PAGE_SIZE, offset: offsetOf(query.page) });
  const list = rows.map((row) => myCoupon(row, now));
  return { tabs, page: pageOf(list, total, query.page) };
}

/**
 * mine: what the member may take now, then what was taken or is gone · table: the same for the tea room · gift: what staff of the
 * client area may give away.
 */
export async function listTakeable(
  tx: Tx,
  memberId: string,
  scene: 'mine' | 'gift' | 'table',
  now: number,
): Promise<CouponCard[]> {
  if (scene === 'gift') {
    if (!holdsRole(await rolesHeldBy(tx, memberId), ['staff:client', 'staff:visit'])) throw forbidden();
    return (await listCards(tx, undefined, { takeTypes: ['staff'] }, now)).filter((card) => card.state !== 'out');
  }
  const cards = await listCards(tx, await loadPriceViewer(tx, memberId, now), {}, now);
  return cards.filter((card) => card.state !== 'locked' && (card.kind === 'table') === (scene === 'table'));
}

/**
 * An adviser gives a coupon to a member: one of those that are given by the staff, as often as each member may have it. 404 another kind · 410 its
 * time is over · 422 已领取 by the limit, 手慢了，已抢光. The member's row is locked, so that two gifts at once count each other.
 */
export async function giveCoupon(
  tx: Tx,
  memberId: string,
  templateId: string,
  now: number,
): Promise<DataOf<'tea.getcoupon'>> {
  const template = await findTemplate(tx, templateId);
  if (template?.takeType !== 'staff') throw notFound();
  if (template.takeFrom > now || template.takeTo <= now) throw expired('这张券现在不能赠送');
  await lockMember(tx, memberId);
  const had = (await claimedCounts(tx, memberId, [templateId])).get(templateId) ?? 0;
  if (had >= template.perMember)
    throw refuse('这位客户已经领满这张券', { reason: 'claimed', field: 'couponTemplateId' });
  if (!(await takeOne(tx, template.id))) throw refuse(SOLD_OUT, { reason: 'soldOut', field: 'couponTemplateId' });
  return handOut(tx, memberId, template, now);
}
