/** Wire shapes of sellers: the own shop, its goods, its share of an order. */
import { addressText, regionText } from '../../../../src/contract/address/text';
import type { AfterSale } from '../../../../src/contract/afterSale/shapes';
import type {
  MerchantOrder,
  MerchantProduct,
  MerchantView,
  ProductStatus,
} from '../../../../src/contract/merchant/schemas';
import type { skus } from '../../../db/schema';
import { maskMobile, maskName } from '../../../lib/mask';
import { sourceOf } from '../../../lib/markup';
import { lineView } from '../../trade/order/presenter';
import type { OrderLineRow } from '../../trade/order/repository';
import { specTextOf } from '../../offer/stock/saleSkus';
import { hoursText } from '../../offer/store/presenter';
import type { OwnMerchant, ProductRow, SellerOrder } from './repository';

type SkuRow = typeof skus.$inferSelect;

/** `license`: its address as it opens for the owner. */
export const merchantView = (
  { merchant, cate, papers }: OwnMerchant,
  { coins, license }: { coins: number; license: string },
): MerchantView => ({
  id: merchant.id,
  name: merchant.name,
  cateId: merchant.cateId,
  cate,
  logo: merchant.logo,
  photos: merchant.photos,
  license,
  intro: merchant.intro,
  contact: merchant.contact,
  mobile: merchant.mobile,
  regionCode: papers?.regionCode ?? '',
  address: merchant.address,
  geo: { lat: Number(merchant.lat), lng: Number(merchant.lng) },
  hours: merchant.hours ? hoursText(merchant.hours) : '',
  offer: merchant.offer,
  open: merchant.open,
  state: merchant.state,
  ...(merchant.reason ? { reason: merchant.reason } : {}),
  coins,
});

function statusOf({ goods, papers }: ProductRow, free: number): ProductStatus {
  if (goods.status === 'on') return free > 0 ? 'on' : 'soldout';
  if (!papers || papers.state === 'passed') return 'off';
  return papers.state === 'audit' ? 'audit' : 'refused';
}

/** `rows`: its specifications. */
export function productView(row: ProductRow, rows: readonly SkuRow[]): MerchantProduct {
  const { goods, papers } = row;
  const stock = rows.reduce((all, sku) => all + sku.stock - sku.locked, 0);
  const detail = sourceOf(goods.detailHtml);
  return {
    id: goods.id,
    title: goods.title,
    cover: goods.images[0] ?? '',
    images: goods.images,
    ...(goods.videoUrl ? { videoUrl: goods.videoUrl } : {}),
    price: goods.minPrice,
    stock,
    sold: goods.sales,
    unit: papers?.unit ?? '件',
    status: statusOf(row, stock),
    ...(papers?.state === 'refused' && papers.reason ? { reason: papers.reason } : {}),
    categoryId: (goods.merchantId === null ? goods.categoryId : papers?.categoryId) ?? '0',
    ...(detail.startsWith('<') ? {} : { detail }),
    skus: rows.map((sku) => ({
      id: sku.id,
      specText: specTextOf(sku.specValues),
      price: sku.price,
      stock: sku.stock - sku.locked,
    })),
    ...(papers ? { submittedAt: papers.submittedAt } : {}),
  };
}

interface OrderParts {
  /** The merchant's own. */
  lines: readonly OrderLineRow[];
  open: ReadonlyMap<string, number>;
  afterSales: AfterSale[];
}
/** Buyers are masked; who sends a parcel sees where to. */
export function orderView({ order, seller }: SellerOrder, { lines, open, afterSales }: OrderParts): MerchantOrder {
  const { address, pickup } = order;
  const name = address?.name ?? pickup?.name ?? '';
  const mobile = address?.mobile ?? pickup?.mobile ?? '';
  const sends = seller.stage === 'ship' && address !== null;
  return {
    id: order.id,
    no: order.no,
    buyer: maskName(name),
    mobile: mobile === '' ? '' : maskMobile(mobile),
    lines: lines.map(lineView),
    left: sends ? leftOf(lines, open) : [],
    amount: seller.amount,
    status: order.status,
    stage: seller.stage,
    deliveryType: order.deliveryType,
    region: address ? regionText(address) : '',
    ...(sends ? { address: `${address.name} ${address.mobile} ${addressText(address)}` } : {}),
    remark: order.remark,
    afterSales,
    createdAt: order.createdAt,
    ...(order.paidAt === null ? {} : { paidAt: order.paidAt }),
  };
}

/** Lines of one SKU, bought and given, are sent together. */
function leftOf(lines: readonly OrderLineRow[], open: ReadonlyMap<string, number>): MerchantOrder['left'] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.skuId, (sums.get(line.skuId) ?? 0) + (open.get(line.id) ?? 0));
  return [...sums].map(([skuId, qty]) => ({ skuId, qty }));
}
