/** Favourites and reminders. Both are idempotent: switching on twice is one row, switching off what is off is fine. */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { RemindRow } from '../../../../src/contract/favourite/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import type { JobHandlers } from '../../../jobs/runner';
import { nextPicking } from '../../../lib/pickings';
import { countFavourites } from '../../people/member/repository';
import { loadSaved } from './saved/service';
import { findZone } from '../../offer/discount/zones/service';
import { forgetRemind, remind, REMIND_JOB } from '../../people/notice/remind';
import { deleteRemind, findRemind } from '../../people/notice/repository';
import { sendNotice } from '../../people/notice/send';
import {
  addFollowers,
  deleteFavourite,
  findActivity,
  findAuction,
  findBooking,
  findCampaignType,
  findCollectible,
  findCoupon,
  findField,
  findGoods,
  findLive,
  findRelease,
  findReminds,
  findSale,
  insertFavourite,
  thingExists,
} from './repository';
import { watchJobs } from './watch';

type Collect = RequestOf<'collect.create'>;
type Remind = RequestOf<'wechat.remind'>;
type Subject = Pick<Remind, 'kind' | 'targetId'>;

/** Price of kept goods in fen, to show a drop later; undefined when there is no such thing. */
async function findTarget(tx: Tx, thing: Collect): Promise<{ price: number | null } | undefined> {
  if (thing.kind !== 'goods') return (await thingExists(tx, thing)) ? { price: null } : undefined;
  const item = await findGoods(tx, thing.targetId);
  return item && item.status !== 'deleted' ? { price: item.price } : undefined;
}

/** `count` = everything the member keeps. 404 for a thing that does not exist; removing never fails. */
export async function setFavourite(tx: Tx, memberId: string, input: Collect, now: number) {
  const { kind, targetId, on } = input;
  let changed: boolean;
  if (on) {
    const target = await findTarget(tx, input);
    if (!target) throw notFound();
    changed = await insertFavourite(tx, { memberId, kind, targetId, price: target.price, at: now });
  } else {
    changed = await deleteFavourite(tx, memberId, input);
  }
  if (changed && kind === 'master') await addFollowers(tx, targetId, on ? 1 : -1);
  return { on, count: await countFavourites(tx, memberId) };
}

interface RemindTarget {
  title: string;
  /** Epoch ms of the event; undefined for things that happen when they happen (stock, price). */
  when?: number;
  /** Today's lowest price of goods, in fen. */
  price?: number;
  /** The subject's page; undefined: the one of its message. */
  link?: string;
}

async function findRemindTarget(
  tx: Tx,
  memberId: string,
  { kind, targetId: id }: Subject,
  now: number,
): Promise<RemindTarget | undefined> {
  if (kind === 'discount') {
    const sale = await findSale(tx, id);
    if (sale) return sale;
    const zone = await findZone(tx, id, now);
    if (zone) return { title: zone.title, when: zone.startAt };
  }
  if (kind === 'auction') {
    const auction = await findAuction(tx, id);
    // Before it begins the beginning counts, then the end.
    return auction && { title: auction.title, when: auction.startAt > now ? auction.startAt : auction.endAt };
  }
  if (kind === 'coupon') return findCoupon(tx, id);
  if (kind === 'activity') return findActivity(tx, id);
  if (kind === 'booking') return findBooking(tx, memberId, id);
  if (kind === 'live') return findLive(tx, id);
  if (kind === 'release') return findRelease(tx, id);
  if (kind === 'harvest') {
    const field = await findField(tx, id);
    return field && { ...field, when: nextPicking(now).at };
  }
  if (!['stock', 'price', 'discount'].includes(kind)) return undefined;
  const item = (await loadSaved(tx, undefined, [id], now)).get(id);
  if (item) return { title: item.title, price: item.open, link: `/shop/pages/goods?id=${id}` };
  const issue = kind === 'stock' ? await findCollectible(tx, id) : undefined;
  return issue && { ...issue, link: `/pages/tea/cpf-goods?id=${id}` };
}

export async function setRemind(tx: Tx, memberId: string, input: Remind, now: number): Promise<RemindRow> {
  const { on } = input;
  const target = await findRemindTarget(tx, memberId, input, now);
  if (!target) throw notFound();
  await (on ? remind(tx, memberId, input, target, now) : forgetRemind(tx, memberId, input));
  return rowOf(tx, input, target, on);
}

async function rowOf(tx: Tx, { kind, targetId }: Subject, target: RemindTarget, on: boolean): Promise<RemindRow> {
  const { title, when } = target;
  const link = target.link ?? (await remindWords(tx, kind, targetId)).link;
  return { kind, targetId, title, ...(when === undefined ? {} : { when }), on, link };
}

/** Newest first. */
export async function listReminds(tx: Tx, memberId: string, now: number): Promise<RemindRow[]> {
  const rows = await findReminds(tx, memberId);
  return Promise.all(
    rows.map(async ({ title, ...row }) => {
      const subject = { kind: row.kind as Remind['kind'], targetId: row.targetId };
      const target = await findRemindTarget(tx, memberId, subject, now);
      return target ? rowOf(tx, subject, target, true) : { ...subject, title, on: true };
    }),
  );
}

/** What is about to begin, and the page where. */
async function remindWords(tx: Tx, kind: string, targetId: string): Promise<{ text: string; link: string }> {
  if (kind === 'coupon') return { text: '你预约的优惠券即将开放领取。', link: '/shop/pages/marketing/coupon' };
  if (kind === 'auction')
    return {
      text: '你关注的竞拍还有十分钟，别错过出价。',
      link: `/shop/pages/marketing/wholesale_detail?id=${targetId}&type=auction`,
    };
  if (kind === 'booking')
    return { text: '你预约的茶席还有十分钟开始。', link: `/reservation/pages/order/order?id=${targetId}` };
  if (kind === 'live')
    return {
      text: '你预约的直播还有十分钟开始。',
      link: `/collegePackages/pages/college/live/detail?id=${targetId}`,
    };
  if (kind === 'activity') return { text: '你关注的活动还有十分钟开始。', link: '/tea/pages/home' };
  if (kind === 'release')
    return { text: '你关注的限量新品还有十分钟开放预约。', link: `/member/pages/appointment?id=${targetId}` };
  if (kind === 'harvest')
    return { text: '你关注的茶园新一季就要开采，去看看可认养的茶树。', link: `/pages/tea/rycs?fieldId=${targetId}` };
  const type = await findCampaignType(tx, targetId);
  if (type && type !== 'discount')
    return {
      text: '你关注的集采活动还有十分钟开始。',
      link: `/shop/pages/marketing/wholesale_detail?id=${targetId}&type=${type}`,
    };
  return type
    ? { text: '你预约的秒杀即将开始，记得准时来抢。', link: `/shop/pages/marketing/discount?slotId=${targetId}` }
    : { text: '你关注的会员专场即将开始。', link: `/tea/pages/discount?zoneId=${targetId}` };
}

/** Jobs of this domain: one message per reminder, which is used up by it. A live room keeps those who wait for it until it begins: it may still be moved. */
export const favouriteJobs = {
  ...watchJobs,
  [REMIND_JOB]: async (tx, key, server) => {
    const [memberId = '', kind = '', targetId = ''] = key.split(':');
    const row = await (kind === 'live' ? findRemind : deleteRemind)(tx, memberId, { kind, targetId });
    if (!row) return;
    const { text, link } = await remindWords(tx, kind, targetId);
    await sendNotice(tx, memberId, { box: 'service', title: row.title, text, link, at: server.now() });
  },
} satisfies JobHandlers;
