/** A whole purchase without a finger: by keyboard alone, and at twice the size of text with nothing lost from its bars. */
import { eq } from 'drizzle-orm';
import { orders } from '../../server/db/schema';
import { PAY_PASSWORD } from '../server/harness';
import { TOP } from './browser';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN, goodsId } from '../server/demo';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const FOCUSED = `(() => {
  const node = document.activeElement;
  return node === document.body ? '' : (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
})()`;

/** Presses Tab until what has this name has the focus. */
async function tabTo({ page }: ShopPhone, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let at = 0; at < 90; at += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate<string>(FOCUSED);
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`Tab does not reach ${String(name)}: ${passed.join(' | ')}`);
}

async function enter(phone: ShopPhone, name: RegExp): Promise<void> {
  await phone.settled();
  await tabTo(phone, name);
  await phone.page.keyboard.press('Enter');
}

test('goods, sheet, settlement, address, cashier and password by keyboard alone', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/shop/pages/goods?id=${await goodsId(shop.server, '白毫银针')}`);
  await enter(phone, /^立即购买$/);
  await phone.top.getByRole('dialog', { name: '选择规格' }).waitFor();
  await phone.still();
  // The sheet's own button says the sum; the page under it is not reached.
  await enter(phone, /^立即购买 ¥/);
  await phone.arrive('/shop/pages/order/settle');
  await enter(phone, /林知夏.*龙井路/);
  await phone.arrive('/member/pages/address/select');
  await enter(phone, /林知夏.*龙井路/);
  await phone.arrive('/shop/pages/order/settle');
  await enter(phone, /^提交订单$/);
  await phone.arrive('/member/pages/wallet/pay');
  const id = new URLSearchParams(phone.at().split('?')[1]).get('orderId') ?? '';
  await enter(phone, /^确认支付/);
  await phone.top.getByRole('dialog', { name: '支付密码' }).waitFor();
  await phone.still();
  await phone.page.keyboard.type(PAY_PASSWORD);
  await phone.arrive('/shop/pages/order/success');
  const [order] = await shop.server.db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ status: 'paid' });
});

/** Twice every font size of the tokens, as a phone set to large text does. */
const ENLARGE = `(() => {
  const root = document.documentElement;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      for (const name of rule.style ?? [])
        if (name.startsWith('--fs-')) root.style.setProperty(name, 'calc(2 * ' + rule.style.getPropertyValue(name) + ')');
})()`;
/** Words of what can be pressed in bars and sheets of the page on top that do not stand whole inside their bar and the window. */
const LOST = `(() => {
  const lost = [];
  for (const control of ${TOP}.querySelectorAll('[role=button], [role=link], [role=tab]')) {
    const bar = (() => {
      for (let at = control; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at;
    })();
    if (!bar || getComputedStyle(bar).visibility === 'hidden') continue;
    const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      // The figure of a badge is said by the name of its button.
      if (words.currentNode.parentElement.closest('[class*=badge]')) continue;
      range.selectNodeContents(words.currentNode);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const frame = bar.getBoundingClientRect();
        const out = left < -1 || right > innerWidth + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
        if (width > 0 && out) lost.push(words.currentNode.textContent + ' ' + [left, top, right, bottom].map(Math.round).join());
      }
      for (let at = words.currentNode.parentElement; at !== control.parentElement; at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible' && at.scrollWidth > at.clientWidth + 1) lost.push('cut: ' + at.textContent);
    }
  }
  return lost;
})()`;

test('at twice the size of text the bars grow, and no label is lost', async () => {
  const phone = await shop.phone({ member: LIN });
  const id = await goodsId(shop.server, '白毫银针');
  const order = await shop.order(LIN, `${id}01`);
  const look = async () => {
    await phone.page.evaluate(ENLARGE);
    await phone.settled();
    expect({ at: phone.at(), lost: await phone.page.evaluate(LOST) }).toEqual({ at: phone.at(), lost: [] });
  };
  await phone.open(`/shop/pages/goods?id=${id}`);
  await look();
  await phone.press('加入购物车');
  await phone.still();
  await look();
  await phone.open('/shop/pages/cart/index');
  await look();
  await phone.open(`/shop/pages/order/settle?source=buy&lines=${encodeURIComponent(`[{"skuId":"${id}01","qty":1}]`)}`);
  await look();
  await phone.open(`/member/pages/wallet/pay?orderGroup=order&orderId=${order.id}`);
  await look();
});
