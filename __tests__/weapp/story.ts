/** Lives a story in the compiled mini-program. */
import { PATIENCE } from '../e2e/browser';
import { later } from '../e2e/shop';
import { within } from '../e2e/story';
import { REST_MS, type Story, type StoryPhone, type Words } from '../stories/phone';
import type { WeappDriver } from './host/driver';
import { last, pause, shopForTests, typePin, type WeappShop } from './shop';

const POLL_MS = 50;

function personWith(phone: WeappDriver, { server }: WeappShop): StoryPhone {
  const press = (words: Words) => phone.tap(last(phone, words));
  return {
    open: async (address) => void (await phone.navigate('reLaunch', address)),
    arrive: (path) => phone.page(path),
    // Blanks are between what is drawn in pieces; a toast is the messenger's own.
    async sees(words) {
      const wanted = words.replaceAll(/\s/g, '');
      const isThere = async () => {
        const said = [await phone.text(), ...(await phone.toasts()).map(({ title }) => title)];
        return said.some((text) => text.replaceAll(/\s/g, '').includes(wanted));
      };
      for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(POLL_MS))
        if (await isThere()) return;
      // Its error says what was there instead.
      await phone.see(words);
    },
    press,
    pressIn: (near, words) => phone.tap(within(phone.locator(':scope'), near, words)),
    async pressTwice(words) {
      const box = await last(phone, words).boundingBox();
      if (!box) throw new Error(`${words} has no box`);
      await phone.mark(`tap ${words} twice`);
      for (let touch = 0; touch < 2; touch += 1)
        await phone.raw.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await phone.settle();
    },
    type: (placeholder, text) => phone.input(placeholder, text),
    keys: (digits) => typePin(phone, digits),
    // The host's album has one.
    addPicture: press,
    rest: () => pause(REST_MS),
    later: (ms) => later(server, phone.raw, ms),
  };
}

export function live({ title, tell }: Story): void {
  const shop = shopForTests();
  test(title, () =>
    tell({
      get server() {
        return shop.server;
      },
      phone: async (member, { pays = false } = {}) =>
        personWith(await shop.phone({ member, ...(pays && { mock: { requestPayment: ['success'] } }) }), shop),
    }),
  );
}
