/** Business cards: everybody with a session may look at one, its employee alone writes it, and visitors are named only when they left their names. */
import type { BusinessCard, CardPatch } from '../../../../src/contract/businessCard/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, forbidden, notFound, notLoggedIn, refuse } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { findArticlesById } from '../../offer/article/repository';
import { presentArticles } from '../../offer/article/presenter';
import { loadCards } from '../../offer/catalogue/cards';
import { findEmployee, staffById, type Staff } from '../../people/employee/repository';
import { checkOwnPhotos } from '../../people/file/own';
import { readSite } from '../../people/shopSettings/repository';
import { findMember } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { findStore } from '../../offer/store/repository';
import { videoCard } from '../../offer/video/presenter';
import { findVideo } from '../../offer/video/repository';
import {
  addLike,
  countToday,
  countVisit,
  findCard,
  findCardByNo,
  findEmployeeIdByNo,
  findOwn,
  insertExchange,
  insertLike,
  listExchanges,
  listVisitors,
  openCard,
  updateCard,
  type Card,
} from './repository';

/** Faces beside the count of visitors, and rows of the owner's lists. */
const FACES = 3;
const VISITORS = 40;
const EXCHANGES = 50;

/** A card with the employee it is of; undefined when that one has left. */
interface Shown {
  card: Card;
  staff: Staff | undefined;
}

async function ofEmployee(tx: Tx, employeeId: string): Promise<Shown> {
  const staff = await staffById(tx, employeeId);
  if (!staff) throw notFound();
  const { no, name, avatar, title, storeId } = staff.employee;
  return { card: await openCard(tx, { employeeId, employeeNo: no, name, avatar, title, storeId }), staff };
}

async function ownCard(tx: Tx, memberId: string): Promise<Shown | undefined> {
  const employee = await findEmployee(tx, memberId);
  return employee && ofEmployee(tx, employee.id);
}

async function find(tx: Tx, { id, employeeNo }: RequestOf<'businessCard.index'>): Promise<Shown> {
  const employeeId = employeeNo === undefined ? undefined : await findEmployeeIdByNo(tx, employeeNo);
  if (employeeId !== undefined) return ofEmployee(tx, employeeId);
  const card = id === undefined ? await findCardByNo(tx, employeeNo ?? '') : await findCard(tx, id);
  if (!card) throw notFound();
  return { card, staff: await staffById(tx, card.employeeId) };
}

/** 404 unknown · 422 the own one of somebody who works elsewhere. Counts others' visits once a day. */
export async function readCard(
  tx: Tx,
  memberId: string,
  input: RequestOf<'businessCard.index'>,
  now: number,
  publicUrl: string,
): Promise<DataOf<'businessCard.index'>> {
  if (input.id === undefined && input.employeeNo === undefined) {
    const own = await ownCard(tx, memberId);
    if (!own) throw refuse('你还没有名片', { reason: 'noCard' });
    return present(tx, memberId, own, now, publicUrl);
  }
  const shown = await find(tx, input);
  if (!shown.staff || shown.staff.employee.memberId === memberId) return present(tx, memberId, shown, now, publicUrl);
  await countVisit(tx, memberId, { cardId: shown.card.id, day: dayOf(now), at: now });
  const card = await findCard(tx, shown.card.id);
  return present(tx, memberId, { ...shown, card: card ?? shown.card }, now, publicUrl);
}

async function present(
  tx: Tx,
  memberId: string,
  { card, staff }: Shown,
  now: number,
  publicUrl: string,
): Promise<BusinessCard> {
  const mine = staff?.employee.memberId === memberId;
  const store = await findStore(tx, staff?.employee.storeId ?? card.storeId);
  const viewer = await loadPriceViewer(tx, memberId, now);
  const video = card.videoId === null || !staff ? undefined : await findVideo(tx, memberId, card.videoId);
  const articles = staff ? await findArticlesById(tx, card.articleIds, now) : [];
  const visitors = await listVisitors(tx, card.id, mine ? VISITORS : FACES, !mine);
  return {
    id: card.id,
    employee: {
      id: card.employeeId,
      no: card.employeeNo,
      name: staff?.employee.name ?? card.name,
      avatar: staff?.employee.avatar ?? card.avatar,
      title: card.title || (staff?.employee.title ?? ''),
      storeId: store?.id ?? card.storeId,
      storeName: store?.name ?? '',
    },
    left: !staff,
    company: (await readSite(tx)).appName,
    mobile: staff?.mobile ?? store?.tel ?? '',
    wechatQr: staff ? card.wechatQr : '',
    email: staff ? card.email : '',
    address: store?.address ?? '',
    ...(store ? { geo: { lat: Number(store.lat), lng: Number(store.lng) } } : {}),
    bio: staff ? card.bio : '',
    tags: staff ? card.tags : [],
    ...(video ? { video: videoCard(video) } : {}),
    goods: staff ? await loadCards(tx, card.goodsIds, viewer, now) : [],
    articles: await presentArticles(tx, memberId, articles),
    visits: card.visits,
    today: await countToday(tx, card.id, dayOf(now)),
    likes: card.likes,
    ...(await findOwn(tx, memberId, card.id)),
    visitors: visitors.map(({ at, name, avatar }) => ({
      at,
      ...(name === null ? {} : { avatar, ...(mine ? { name } : {}) }),
    })),
    ...(mine ? { exchanges: await listExchanges(tx, card.id, EXCHANGES) } : {}),
    mine,
    qr: `${publicUrl}/h5/vip/pages/businessCard?id=${card.id}`,
  };
}

/** 400 a thing that is not there · 403 no employee, somebody else's card · 404 unknown · 422 the own one, of somebody who left. */
export async function saveCard(
  tx: Tx,
  memberId: string,
  input: RequestOf<'businessCard.save'>,
  now: number,
  publicUrl: string,
): Promise<DataOf<'businessCard.save'>> {
  const { patch, exchangeWith, action = patch ? 'save' : 'exchange' } = input;
  if (action === 'save') {
    const own = await ownCard(tx, memberId);
    if (!own || (exchangeWith !== undefined && exchangeWith !== own.card.id)) throw forbidden();
    if (!patch) throw badRequest('patch');
    const card = await write(tx, memberId, own, patch, now);
    return present(tx, memberId, { ...own, card }, now, publicUrl);
  }
  if (exchangeWith === undefined) throw badRequest('exchangeWith');
  const shown = await find(tx, { id: exchangeWith });
  if (!shown.staff) throw refuse('该员工已离职');
  if (shown.staff.employee.memberId === memberId) throw refuse('这是你自己的名片');
  await (action === 'like' ? like : exchange)(tx, memberId, { card: shown.card, staff: shown.staff }, now);
  return present(tx, memberId, { ...shown, card: (await findCard(tx, shown.card.id)) ?? shown.card }, now, publicUrl);
}

async function write(
  tx: Tx,
  memberId: string,
  { card, staff }: Shown,
  { videoId, wechatQr, ...words }: CardPatch,
  now: number,
): Promise<Card> {
  const { goodsIds = [], articleIds = [] } = words;
  const goods = await loadCards(tx, goodsIds, undefined, now);
  if (goods.length < goodsIds.length) throw badRequest('goodsIds', '有商品已下架');
  const articles = await findArticlesById(tx, articleIds, now);
  if (articles.length < articleIds.length) throw badRequest('articleIds', '有文章已下架');
  if (videoId && !(await findVideo(tx, memberId, videoId))) throw badRequest('videoId', '视频已下架');
  const isNew = wechatQr !== undefined && wechatQr !== '' && wechatQr !== card.wechatQr;
  if (isNew) await checkOwnPhotos(tx, memberId, [wechatQr], { most: 1, field: 'wechatQr' });
  const { name, avatar, storeId } = staff?.employee ?? card;
  return updateCard(tx, card.id, {
    ...words,
    ...(videoId === undefined ? {} : { videoId: videoId || null }),
    ...(wechatQr === undefined ? {} : { wechatQr }),
    name,
    avatar,
    storeId,
  });
}

async function like(tx: Tx, memberId: string, { card }: { card: Card }, now: number): Promise<void> {
  if (await insertLike(tx, { cardId: card.id, memberId, at: now })) await addLike(tx, card.id);
}

/** Name and mobile go to the owner of the card, who is told of it once. */
async function exchange(
  tx: Tx,
  memberId: string,
  { card, staff }: { card: Card; staff: Staff },
  now: number,
): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) throw notLoggedIn();
  const { nickname: name, mobile } = member;
  if (!(await insertExchange(tx, { cardId: card.id, memberId, name, mobile, at: now }))) return;
  await sendNotice(tx, staff.employee.memberId, {
    box: 'service',
    title: '收到一张名片',
    text: `${name} 与你交换了名片，姓名与手机已存入交换记录。`,
    link: '/vip/pages/businessCard',
    at: now,
  });
}
