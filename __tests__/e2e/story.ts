/** Lives a story in a browser, against the build that a browser gets. */
import sharp from 'sharp';
import { REST_MS, type Story, type StoryPhone } from '../stories/phone';
import { PATIENCE, TOP, waitUntil } from './browser';
import { later, openShop, type Shop, type ShopPhone } from './shop';

function personWith(phone: ShopPhone, shop: Shop): StoryPhone {
  const { page, top } = phone;
  const visible = (words: string) => top.getByText(words, { exact: true }).filter({ visible: true }).last();
  const press = (words: string) => visible(words).tap({ timeout: PATIENCE });
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
    tell({ server: shop.server, phone: async (member) => personWith(await shop.phone({ member }), shop) }),
  );
}
