/** Lives a story in a browser, against the build that a browser gets. */
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { REST_MS, type Story, type StoryPhone, type Words } from '../stories/phone';
import { PATIENCE, TOP, waitUntil } from './browser';
import { openMessenger } from './messenger';
import { later, openShop, type Shop, type ShopPhone } from './shop';

const PAID = { err_msg: 'get_brand_wcpay_request:ok' };

/** The innermost part of a page that says both. */
export function within(page: Locator, near: string, words: string): Locator {
  const both = page
    .locator('*', { has: page.page().getByText(near).filter({ visible: true }) })
    .filter({ has: page.page().getByText(words, { exact: true }).filter({ visible: true }) });
  return both.last().getByText(words, { exact: true }).filter({ visible: true }).first();
}

function personWith(phone: ShopPhone, shop: Shop): StoryPhone {
  const { page, top } = phone;
  const visible = (words: Words) => top.getByText(words, { exact: true }).filter({ visible: true }).last();
  const press = (words: Words) => visible(words).tap({ timeout: PATIENCE });
  return {
    open: (address) => phone.open(address),
    async arrive(path) {
      await phone.arrive(path);
      await phone.settled();
      return Object.fromEntries(new URL(page.url()).searchParams);
    },
    // Blanks are between what is drawn in pieces.
    sees: (words) =>
      waitUntil(
        page,
        `${TOP}?.innerText.replace(/\\s/g, '').includes(${JSON.stringify(words.replaceAll(/\s/g, ''))})`,
        PATIENCE,
      ),
    press,
    pressIn: (near, words) => within(top, near, words).tap({ timeout: PATIENCE }),
    async pressTwice(words) {
      await visible(words).evaluate(
        (control: HTMLElement) => {
          control.click();
          control.click();
        },
        undefined,
        { timeout: PATIENCE },
      );
    },
    type: (placeholder, text) =>
      top.getByPlaceholder(placeholder).filter({ visible: true }).last().fill(text, { timeout: PATIENCE }),
    async keys(digits) {
      for (const digit of digits) await press(digit);
    },
    async addPicture(words) {
      const buffer = await sharp({ create: { width: 856, height: 540, channels: 3, background: '#dcd6c4' } })
        .jpeg()
        .toBuffer();
      await press(words);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('从本机选择文件')]);
      await chooser.setFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
    },
    rest: () => page.waitForTimeout(REST_MS),
    later: (ms) => later(shop.server, page, ms),
  };
}

export function live({ title, tell }: Story): void {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.hangUp());
  afterAll(() => shop.close());
  test(title, () =>
    tell({
      server: shop.server,
      phone: async (member, { pays = false } = {}) =>
        personWith(await (pays ? openMessenger(shop, async () => PAID, { member }) : shop.phone({ member })), shop),
    }),
  );
}
