/**
 * Goods of a seller (rule 14.5): new ones wait for a decision, what was passed goes on and off the shelf, what an open order holds is not taken
 * away. Staff keep the house's own goods by the same rules, beside the shop's folder.
 */
import type { MerchantProduct } from '../../../../src/contract/merchant/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { writtenHtml } from '../../../lib/markup';
import { yuan } from '../../../lib/money';
import { MANAGER_DESK } from '../../people/employee/desks';
import type { Asking } from '../../people/contentCheck/open';
import { checkOwnFilm, checkOwnPhotos } from '../../people/file/own';
import { stillsOf } from '../../people/file/repository';
import { readShopSettings } from '../../people/shopSettings/repository';
import { searchFields } from '../../offer/keyword/grams';
import { findMember } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { closeTask, openTask } from '../../people/task/open';
import { placeOf, type Place } from './classes';
import { productView } from './presenter';
import {
  findOwn,
  insertProduct,
  isInOpenOrder,
  listOwners,
  listProductSkus,
  lockGoods,
  lockProduct,
  pageOfProducts,
  savePapersOf,
  updateProduct,
  updateSku,
  usualFreight,
  type ProductRow,
  type SellerId,
} from './repository';
import { requireSeller } from './who';
import { isOwnFilm, openGoodsWishes, wishedGoods } from './wishes';

const MANAGE = '/member/pages/wholesale/manage?tab=goods';

export async function listProducts(
  tx: Tx,
  memberId: string,
  { status, categoryId, keyword, page = 1 }: RequestOf<'merchant.product'>,
): Promise<DataOf<'merchant.product'>> {
  const seller = await requireSeller(tx, memberId);
  const { rows, total } = await pageOfProducts(tx, seller, { status, categoryId, keyword }, PAGE_SIZE, offsetOf(page));
  const skus = await listProductSkus(
    tx,
    rows.map(({ goods }) => goods.id),
  );
  const list = (await wishedGoods(tx, rows)).map(({ row, standing }) => ({
    ...productView(
      row,
      skus.filter(({ goodsId }) => goodsId === row.goods.id),
    ),
    ...standing,
  }));
  return pageOf(list, total, page);
}

async function viewOf(tx: Tx, seller: SellerId, id: string): Promise<MerchantProduct> {
  const row = await lockProduct(tx, seller, id);
  const [wished] = await wishedGoods(tx, row ? [row] : []);
  if (!wished) throw notFound();
  return { ...productView(wished.row, await listProductSkus(tx, [id])), ...wished.standing };
}

/** What the goods says of its seller, and where buyers find it. */
async function sellerName(tx: Tx, memberId: string, seller: SellerId): Promise<string> {
  return seller === null ? (await readShopSettings(tx)).seller : ((await findOwn(tx, memberId))?.merchant.name ?? '');
}
const searchOf = (title: string, place: Place, seller: SellerId, name: string) =>
  searchFields([title, place.rootName, place.name, seller === null ? '' : name]);

/** Errors: 400 class, pictures or a film that are not the member's own uploads. It waits for its audit, off the shelf. */
export async function createProduct(
  tx: Tx,
  memberId: string,
  input: RequestOf<'merchant.productCreate'>,
  now: number,
  server: Setup,
): Promise<MerchantProduct> {
  const seller = await requireSeller(tx, memberId);
  const place = await placeOf(tx, seller, input.categoryId);
  await checkOwnPhotos(tx, memberId, input.images, { field: 'images' });
  await checkFilm(tx, memberId, input.videoUrl);
  const title = input.title.trim();
  const [cover = ''] = input.images;
  const no = await nextSequence(tx);
  const name = await sellerName(tx, memberId, seller);
  const id = await insertProduct(
    tx,
    {
      no: `G${no}`,
      title,
      subtitle: '',
      categoryId: place.classId,
      rootCategoryId: place.rootId,
      merchantId: seller,
      seller: name,
      images: input.images,
      videoUrl: input.videoUrl || null,
      detailHtml: htmlOfDetail(input.detail),
      specs: [],
      deliveryTypes: ['express', 'pickup'],
      freightTemplateId: await usualFreight(tx, seller),
      origin: '',
      brew: { temp: '', ratio: '', steps: [] },
      status: 'off',
      minPrice: input.price,
      minMarketPrice: input.price,
      ...searchOf(title, place, seller, name),
      sort: 1000,
      listedAt: now,
    },
    {
      specValues: [],
      price: input.price,
      marketPrice: input.price,
      cost: 0,
      stock: input.stock,
      image: cover,
      barCode: `G${no}`,
      weight: USUAL_GRAMS,
    },
    {
      merchantId: seller,
      categoryId: place.categoryId,
      unit: input.unit.trim(),
      state: 'audit',
      memberId,
      submittedAt: now,
    },
  );
  const view = await viewOf(tx, seller, id);
  await openAudit(tx, memberId, view, now, server);
  return view;
}

/** For the freight: what is sold here is small, and its seller does not say. */
const USUAL_GRAMS = 500;

/** The text of a form: our markup, no HTML, pictures of this server only. */
function htmlOfDetail(detail: string | undefined): string {
  const source = detail?.trim() ?? '';
  if (/!\[[^\]]*\]\((?!\/(?:uploads|images)\/)/.test(source)) throw badRequest('detail', '图片请先上传');
  return source === '' ? '' : writtenHtml(source);
}

async function checkFilm(tx: Tx, memberId: string, url: string | undefined): Promise<void> {
  if (isOwnFilm(url)) await checkOwnFilm(tx, memberId, url, 'videoUrl');
}

async function openAudit(tx: Tx, memberId: string, view: MerchantProduct, now: number, server: Setup): Promise<void> {
  const member = await findMember(tx, memberId);
  await closeTask(tx, { kind: 'goods', targetId: view.id }, '已重新提交', now);
  await openTask(
    tx,
    {
      kind: 'goods',
      targetId: view.id,
      title: `商品上架 ${view.title}`,
      summary: `¥${yuan(view.price)}/${view.unit}，库存 ${view.stock}`,
      fromId: memberId,
      fromName: member?.nickname ?? '商家',
      area: MANAGER_DESK,
      worth: null,
      fields: [
        { key: 'title', label: '商品', value: view.title },
        { key: 'price', label: '价格', value: `¥${yuan(view.price)}/${view.unit}` },
        { key: 'stock', label: '库存', value: String(view.stock) },
        ...(view.detail ? [{ key: 'detail', label: '详情', value: view.detail }] : []),
      ],
      files: await stillsOf(tx, [...view.images, ...(isOwnFilm(view.videoUrl) ? [view.videoUrl] : [])]),
      createdAt: now,
    },
    server,
  );
}

/** In the transaction of the task. 409 decided before, or taken away meanwhile · 422 a refusal without a reason. */
export async function decideProduct(
  tx: Tx,
  goodsId: string,
  { pass, note }: { pass: boolean; note: string },
  now: number,
): Promise<void> {
  const row = await lockGoods(tx, goodsId);
  if (row?.papers?.state !== 'audit') throw conflict('该任务已处理');
  const reason = note.trim();
  if (!pass && reason === '') throw refuse('请填写驳回原因', { field: 'note' });
  await savePapersOf(tx, row.papers, { state: pass ? 'passed' : 'refused', reason: pass ? null : reason });
  if (pass) await updateProduct(tx, goodsId, { status: 'on', listedAt: now });
  await sendNotice(tx, row.papers.memberId, {
    box: 'service',
    title: pass ? '商品已上架' : '商品未通过审核',
    text: pass ? `${row.goods.title} 已通过审核，正在出售。` : `${row.goods.title}：${reason}。修改后会重新送审。`,
    image: row.goods.images[0],
    link: MANAGE,
    at: now,
  });
}

/** The goods' seller sells here no more. */
export async function staleProduct(tx: Tx, goodsId: string): Promise<string | undefined> {
  const row = await lockGoods(tx, goodsId);
  if (!row) return undefined;
  const { merchantId } = row.goods;
  const isGone = merchantId !== null && (await listOwners(tx, merchantId)).length === 0;
  return isGone ? '商家已退店，请驳回' : undefined;
}

/** The sender takes it back: it stays as a draft off the shelf that a change sends again. */
export async function withdrawProduct(tx: Tx, goodsId: string): Promise<void> {
  const row = await lockGoods(tx, goodsId);
  if (row?.papers?.state !== 'audit') throw conflict('该任务已处理');
  await savePapersOf(tx, row.papers, { state: 'refused', reason: '已撤回' });
}

/** Who sent it, and whoever else sells by the same name. */
export async function concernedBy(tx: Tx, goodsId: string): Promise<string[]> {
  const row = await lockGoods(tx, goodsId);
  if (!row) return [];
  const owners = row.goods.merchantId === null ? [] : await listOwners(tx, row.goods.merchantId);
  return [...owners, ...(row.papers ? [row.papers.memberId] : [])];
}

/**
 * Errors: 404 somebody else's goods · 400 class, pictures, specifications · 422 on the shelf before it was passed. What was refused goes to the audit
 * again with any change but of its stock.
 */
export async function changeProduct(
  tx: Tx,
  memberId: string,
  input: RequestOf<'merchant.productUpdate'>,
  now: number,
  server: Setup & Asking,
): Promise<MerchantProduct> {
  const seller = await requireSeller(tx, memberId);
  await lockMember(tx, memberId);
  const row = await lockProduct(tx, seller, input.id);
  if (!row) throw notFound();
  const { goods } = row;
  if (input.images)
    await checkOwnPhotos(
      tx,
      memberId,
      input.images.filter((url) => !goods.images.includes(url)),
      { field: 'images' },
    );
  if (input.videoUrl && input.videoUrl !== goods.videoUrl) await checkFilm(tx, memberId, input.videoUrl);
  htmlOfDetail(input.detail);
  await writeProduct(tx, memberId, row, await openGoodsWishes(tx, memberId, row, input, now, server), now);
  if (input.on !== undefined) await setShelf(tx, row, input.on);
  if (row.papers?.state === 'refused' && isRewritten(input)) {
    await savePapersOf(tx, row.papers, { state: 'audit', reason: null, memberId, submittedAt: now });
    await openAudit(tx, memberId, await viewOf(tx, seller, goods.id), now, server);
  }
  return viewOf(tx, seller, goods.id);
}

export type Rewriting = Omit<RequestOf<'merchant.productUpdate'>, 'id' | 'on'>;

/** What may be seen of a change: at once, or from the moment at which its check has passed. */
export async function writeProduct(
  tx: Tx,
  memberId: string,
  row: ProductRow,
  change: Rewriting,
  now: number,
): Promise<void> {
  const { goods } = row;
  await setPieces(tx, goods.id, change);
  await setPlace(tx, memberId, goods.merchantId, row, change, now);
  await updateProduct(tx, goods.id, {
    ...(change.images ? { images: change.images } : {}),
    ...(change.videoUrl === undefined ? {} : { videoUrl: change.videoUrl || null }),
    ...(change.detail === undefined ? {} : { detailHtml: htmlOfDetail(change.detail) }),
  });
}

const isRewritten = ({
  id: _id,
  stock: _stock,
  on: _on,
  skus: _skus,
  ...written
}: RequestOf<'merchant.productUpdate'>) => Object.values(written).some((value) => value !== undefined);

/** Price and pieces. With one specification they are those of the goods. */
async function setPieces(tx: Tx, goodsId: string, { price, stock, skus, images }: Rewriting): Promise<void> {
  const rows = await listProductSkus(tx, [goodsId]);
  const [only] = rows;
  if (skus) {
    for (const sku of skus)
      if (!(await updateSku(tx, goodsId, sku.id, { price: sku.price, free: sku.stock }))) throw badRequest('skus');
  } else if (price !== undefined || stock !== undefined) {
    if (!only || rows.length > 1) throw badRequest('skus', '请分规格填写价格和库存');
    await updateSku(tx, goodsId, only.id, { price, free: stock });
  }
  if (only && rows.length === 1 && images?.[0] !== undefined)
    await updateSku(tx, goodsId, only.id, { image: images[0] });
  const prices = (await listProductSkus(tx, [goodsId])).map((sku) => ({ price: sku.price, market: sku.marketPrice }));
  const [low] = prices.sort((a, b) => a.price - b.price);
  if (low) await updateProduct(tx, goodsId, { minPrice: low.price, minMarketPrice: low.market });
}

/** Title, class and unit: what a search and the own lists find it by. */
async function setPlace(
  tx: Tx,
  memberId: string,
  seller: SellerId,
  { goods, papers }: ProductRow,
  { title, categoryId, unit }: Rewriting,
  now: number,
): Promise<void> {
  if (title === undefined && categoryId === undefined && unit === undefined) return;
  const own = categoryId ?? (seller === null ? goods.categoryId : papers?.categoryId);
  const place = own ? await placeOf(tx, seller, own) : undefined;
  const name = title?.trim() ?? goods.title;
  if (place)
    await updateProduct(tx, goods.id, {
      title: name,
      categoryId: place.classId,
      rootCategoryId: place.rootId,
      ...searchOf(name, place, seller, await sellerName(tx, memberId, seller)),
    });
  else await updateProduct(tx, goods.id, { title: name });
  const set = {
    ...(place ? { categoryId: place.categoryId } : {}),
    ...(unit === undefined ? {} : { unit: unit.trim() }),
  };
  const fresh = { goodsId: goods.id, merchantId: seller, state: 'passed' as const, memberId, submittedAt: now };
  if (Object.keys(set).length > 0) await savePapersOf(tx, { ...fresh, ...set }, set);
}

async function setShelf(tx: Tx, { goods, papers }: ProductRow, on: boolean): Promise<void> {
  if (on && papers && papers.state !== 'passed')
    throw refuse(papers.state === 'audit' ? '审核中，通过后自动上架' : '未通过审核，修改后会重新送审');
  await updateProduct(tx, goods.id, { status: on ? 'on' : 'off' });
}

/** 404 somebody else's goods · 422 a piece of it is in an order that goes on. Old orders still name it. */
export async function deleteProduct(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
): Promise<DataOf<'merchant.productDelete'>> {
  const seller = await requireSeller(tx, memberId);
  const row = await lockProduct(tx, seller, id);
  if (!row) throw notFound();
  if (await isInOpenOrder(tx, id)) throw refuse('有进行中的订单，完成后才能删除');
  await updateProduct(tx, id, { status: 'deleted' });
  if (row.papers?.state === 'audit') await closeTask(tx, { kind: 'goods', targetId: id }, '商品已删除', now);
  return { ok: true };
}
