/**
 * How an address starts before its scripts are there. `config/pageChunks.ts` writes this table, with the files of every page, into
 * index.html, whose script makes the first calls; the server reads it there too, sends the one page that was asked for, and brings
 * visitors their answers in the same document (server/http/plugins/startPage.ts).
 */
/** What the outline shows of the first answer: where in it the picture, the title and the rest stand. */
interface Screen {
  /** home: the picture under the bar; square: a square one with words below, cover: with words on it; grid: cards in two columns. */
  kind: 'home' | 'square' | 'cover' | 'grid';
  /** Of the picture, as the page asks for it (ui/kit/Picture). */
  width: number;
  /** The list whose rows the other paths are of. */
  rows?: string;
  picture: string;
  title?: string;
  note?: string;
  /** Fen, the first of these that there is. `skus`: what this viewer pays for the first that can be bought. */
  price?: readonly string[];
}

export interface Start {
  /**
   * Address of a call with its params in the order in which the page names them: `id` is the page's own and left out when it has
   * none, `page=1` is always the same, `sort:default` the page's own or else this, `!id` makes the call only for a page without
   * that param. A `+` before a call that needs a login.
   */
  calls: readonly string[];
  screen?: Screen;
}

const HOME = ['/api/inv-shop/v1/index?', '/api/v4/tea/index?'];
const CAMPAIGN: Screen = {
  kind: 'square',
  width: 750,
  picture: 'card.cover',
  title: 'card.title',
  note: 'card.goods.subtitle',
  price: ['card.auction.current', 'card.price'],
};

export const STARTS: Record<string, Start> = {
  'pages/tea/index': { calls: HOME, screen: { kind: 'home', width: 750, picture: 'banners.items.0.image' } },
  'pages/tea/advertising': { calls: HOME.slice(0, 1) },
  'pages/tea/classification': {
    calls: ['/api/a-t-shop/goods-class?scene=retail', '/api/inv-shop/v1/product?!id&sort=sales'],
  },
  'pages/tea/cpf-goods': { calls: ['+/api/v2/market-place/:id?id'] },
  'pages/tea/index1': { calls: ['/api/a-t-shop/default/index?storeId'] },
  'pages/tea/mine': {
    calls: [
      '+/api/inv-shop/v1/member/order/statistics?',
      '+/api/v4/member/count?',
      '+/apiv1/User/get_user_item?',
      '+/api/v3/red-envelope?status=waiting',
    ],
  },
  'pages/tea/video-box': { calls: ['+/api/v4/video/alibaba-video?id'] },
  'pages/tea/wholesale': { calls: ['/api/a-t-shop/goods-class?scene=wholesale'] },
  'shop/pages/goods': {
    calls: ['/api/inv-shop/v1/product/:id?id&campaignId'],
    screen: {
      kind: 'square',
      width: 750,
      picture: 'images.0',
      title: 'card.title',
      note: 'card.subtitle',
      price: ['skus'],
    },
  },
  'shop/pages/list': {
    calls: ['/api/inv-shop/v1/product?scene&categoryId&producerId&masterId&couponId&campaignId&sort:default&page=1'],
    screen: { kind: 'grid', width: 375, rows: 'page.list', picture: 'cover', title: 'title', note: 'subtitle' },
  },
  'shop/pages/search/search': {
    calls: ['/api/inv-shop/v1/product?keyword&!categoryId&!priceMin&!priceMax&sort:default&page=1'],
  },
  'shop/pages/search': { calls: ['/api/v4/tea/search?keyword&kind:all&page=1'] },
  'shop/pages/category': { calls: ['/api/a-t-shop/goods-class?scene=retail'] },
  'shop/pages/marketing/wholesale_detail': {
    calls: ['/api/inv-shop/v1/marketing/wholesale/:id?id&groupId'],
    screen: CAMPAIGN,
  },
  'shop/pages/marketing/discount': { calls: ['/api/inv-shop/v1/marketing/discount?slotId&page=1'] },
  'shop/pages/marketing/coupon': { calls: ['/api/inv-shop/v1/marketing/coupon-type?page=1&kind&goodsId'] },
  'shop/pages/cart/index': { calls: ['+/api/inv-shop/v1/cart-item?'] },
  'shop/pages/order/index': {
    calls: [
      '+/api/inv-shop/v1/member/order/index?tab:all&page=1&keyword',
      '+/api/inv-shop/v1/member/order/statistics?',
    ],
  },
  'shop/pages/order/detail': { calls: ['+/api/inv-shop/v1/member/order/view?id'] },
  'shop/pages/order/express': { calls: ['+/api/inv-shop/v1/member/order/express?id&parcelId'] },
  'member/pages/address/list': { calls: ['+/api/v1/member/address?'] },
  'member/pages/wallet/pay': { calls: ['+/api/v1/pay/cashier?orderGroup&orderId'] },
  'tea/pages/index': {
    calls: ['+/api/v4/tea/new-index?'],
    screen: {
      kind: 'cover',
      width: 1170,
      picture: 'hero.items.0.image',
      title: 'hero.items.0.label',
      note: 'hero.items.0.value',
    },
  },
  'tea/pages/artistDetail': { calls: ['+/api/v4/tea/master?id'] },
  'tea/pages/lifeCircle': { calls: ['+/api/v4/tea/life-circle?!tab&topic&page=1'] },
  'tea/pages/newGift': { calls: ['+/api/v4/member/new-gift?'] },
};
