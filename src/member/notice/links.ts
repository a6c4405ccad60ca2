/** What a button says that follows the link of a notice. */
const WORDS: readonly [start: string, word: string][] = [
  ['/shop/pages/order/', '查看订单'],
  ['/shop/pages/goods', '看看这款茶'],
  ['/shop/pages/marketing/coupon', '去领券'],
  ['/shop/pages/marketing/', '去会场'],
  ['/member/pages/feedback/', '查看答复'],
  ['/member/pages/setting', '去设置'],
  ['/member/pages/withdraw/', '查看提现'],
  ['/member/pages/invoice/', '查看发票'],
  ['/income/', '查看收益'],
  ['/reservation/', '查看预约'],
  ['/outbound/pages/mycoupon', '看优惠券'],
  ['/pages/tea/my-cpf', '看藏品'],
];
export const linkWord = (link: string): string => WORDS.find(([start]) => link.startsWith(start))?.[1] ?? '去看看';
