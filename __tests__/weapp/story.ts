/** Lives stories in the compiled mini-program. */
import type { Locator } from 'playwright-core';
import { holdTimers, PATIENCE } from '../e2e/browser';
import { later } from '../e2e/shop';
import { before, computersOf, fieldNear, held, iconIn, within, withoutBlanks } from '../e2e/story';
import { REST_MS, type Near, type PhoneChoice, type Story, type StoryPhone, type Words } from '../stories/phone';
import type { WeappDriver } from './host/driver';
import type { Interaction, Mocks } from './host/types';
import { last, pause, scrollUntil, shopForTests, typePin, WAITING, type WeappShop } from './shop';

const POLL_MS = 50;
/** Where the newest of what was said stands below, and the older are asked for at the top. */
const ROOM = 'wx-scroll-view:has([id^="said-"])';
/** From one touch to the next: the clocks of its pages send, the longer the more. */
const IDLE = `${WAITING}the next touch`;

/**
 * Keeps what the app says in passing, which may be gone before anybody looks: a toast is fixed over its page, and touches go through it.
 * The toast may be a part of its own, an old part that becomes one, or come with a few others in a page that is drawn anew: whatever
 * changes, what it lies in and what lies a few steps below it are asked.
 */
const LISTENING = `(() => {
  const said = (window.__said = []);
  const keep = (part) => {
    const { position, pointerEvents } = getComputedStyle(part);
    if (position === 'fixed' && pointerEvents === 'none' && part.textContent !== said.at(-1)) said.push(part.textContent);
  };
  const around = (node) => {
    for (let part = node, up = 0; part?.parentElement && up < 5; part = part.parentElement, up += 1)
      if (part.nodeType === Node.ELEMENT_NODE) keep(part);
  };
  const below = (part, steps) => {
    if (part.nodeType !== Node.ELEMENT_NODE) return;
    keep(part);
    if (steps > 0) for (const child of part.children) below(child, steps - 1);
  };
  new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) around(target);
    for (const { addedNodes } of changes) for (const node of addedNodes) below(node, 3);
  }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] });
})();`;

/** The middle of the window on a map; answers what that sent to the screen. */
export async function pressMap(phone: WeappDriver): Promise<Interaction> {
  const frame = phone.locator('wx-scroll-view:has([id^="map"])').last();
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame.boundingBox())!;
  await phone.mark('press on the map');
  await phone.raw.touchscreen.tap(x + width / 2, y + height / 2);
  await phone.settle();
  return phone.interaction();
}

/** Toasts of the messenger's own. */
const titlesOf = async (phone: WeappDriver) => (await phone.toasts()).map(({ title }) => title);

function personWith(phone: WeappDriver, { server }: WeappShop): StoryPhone {
  let heard = 0;
  /** What was said before a touch is no answer to it. */
  const forget = async () => {
    heard = (await phone.toasts()).length;
    await phone.raw.evaluate<void>('void (window.__said.length = 0)');
  };
  /** What a touch sends is counted until all is quiet. */
  const done = async (touch: Promise<unknown>) => {
    await touch;
    await phone.mark(IDLE);
  };
  const tap = async (what: Locator, times = 1) => {
    await forget();
    await done(phone.tap(what, times));
  };
  const press = (words: Words) => tap(last(phone, words));
  const near = (beside: Near, words: Words) => within(phone.locator(':scope'), beside, words);
  const icon = (name: string, beside?: string) => iconIn(phone.locator(':scope'), beside, name);
  const launch = (address: string) => {
    const [path = '', search = ''] = address.split('?');
    return done(phone.reload({ path, query: Object.fromEntries(new URLSearchParams(search)) }));
  };
  return {
    // A shared link starts the app, as a card in a chat does: only then it is known who shared it.
    open: (address) => (address.includes('share_id=') ? launch(address) : done(phone.navigate('reLaunch', address))),
    // A page decodes what it was opened with itself.
    async arrive(path) {
      const query = Object.entries(await phone.page(path));
      return Object.fromEntries(query.map(([key, value]) => [key, decodeURIComponent(value)]));
    },
    back: async () => ((await icon('back').count()) > 0 ? tap(icon('back')) : done(phone.back())),
    async sees(words) {
      const says = (text: string) =>
        typeof words === 'string' ? text.includes(withoutBlanks(words)) : words.test(text);
      let seen = '';
      for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(POLL_MS)) {
        seen = withoutBlanks(await phone.text());
        const passing = [
          ...(await phone.raw.evaluate<string[]>('window.__said')),
          ...(await titlesOf(phone)).slice(heard),
        ];
        if ([seen, ...passing.map(withoutBlanks)].some(says)) return;
      }
      throw new Error(
        `not within ${PATIENCE} ms: ${words}\nstack: ${(await phone.stack()).join(' > ')}\nseen: ${seen}`,
      );
    },
    reads: async () => withoutBlanks(await phone.text()),
    press,
    pressIn: (beside, words) => tap(near(beside, words)),
    pressBefore: (words) => tap(before(last(phone, words))),
    pressTwice: (words, beside) => tap(beside ? near(beside, words) : last(phone, words), 2),
    pressIcon: (name, beside) => tap(icon(name, beside)),
    pressMap: () => done(pressMap(phone)),
    async scan(code, words) {
      await phone.mock({ scanCode: [{ result: code }, 'cancel'] });
      // The scanner's button, and a camera that sees the same again, count a second time only later.
      await pause(REST_MS);
      await press(words);
    },
    type: (placeholder, text, { sent = false } = {}) => {
      const field = phone.locator(':scope').getByPlaceholder(placeholder).filter({ visible: true }).last();
      return done(phone.input(field, text, { confirm: sent }));
    },
    fill: (beside, text) => done(phone.input(fieldNear(phone.locator(':scope'), beside), text, { confirm: true })),
    holds: (near, text) => held(fieldNear(phone.locator(':scope'), near), text),
    slide: (label, value) => done(fieldNear(phone.locator(':scope'), label).fill(String(value))),
    chooseDay: (day) => done(phone.choose(last(phone, /^(选择日期|\d{4}-\d\d-\d\d)$/), day)),
    keys: (digits) => done(typePin(phone, digits)),
    // The host's album has one.
    addPicture: (words, beside) => tap(beside ? near(beside, words) : last(phone, words)),
    async addFile(words, { name, body }) {
      // The messenger keeps what was chosen under a name of its own.
      const path = `wxfile://tmp/${Date.now()}${/\.[a-z]+$/i.exec(name)?.[0] ?? ''}`;
      await phone.raw.evaluate<void>(
        `void ((window.__mockFiles ??= {})[${JSON.stringify(path)}] = ${JSON.stringify(body.toString('latin1'))})`,
      );
      await phone.mock({
        chooseMessageFile: { tempFiles: [{ path, name, size: body.length, type: 'file', time: 0 }] },
      });
      await press(words);
    },
    async openFile(words) {
      const before = (await phone.calls('openDocument')).length;
      await press(words);
      for (let i = 0; i < 100 && (await phone.calls('openDocument')).length === before; i += 1) await pause(50);
      const asked = (await phone.requests('/sealed/')).at(-1)?.url ?? '';
      return asked.slice(asked.indexOf('/sealed/'));
    },
    choosePlace: press,
    async locate(words, { lat, lng }) {
      await phone.mock({ getLocation: { latitude: lat, longitude: lng, accuracy: 20 } });
      await press(words);
    },
    async copyLink() {
      await press('复制链接');
      await phone.see('点右上角 ··· 发给朋友');
      return String(((await phone.share()) as { path: string }).path);
    },
    scrollTo: (words) => done(scrollUntil(phone, phone.locator('wx-view').getByText(words, { exact: true }))),
    async scrollUp(words) {
      const wanted = phone.locator('wx-view').getByText(words, { exact: true });
      for (let thumb = 0; thumb < 30 && !(await wanted.count()); thumb += 1) {
        // The top is told of when it is come to.
        for (const top of [400, 0]) await phone.scroll(ROOM, top);
      }
      await done(wanted.first().waitFor());
    },
    async turnToTransfer() {
      await press('微信支付');
      await press(/^确认支付/);
      await phone.see('用户取消支付');
      await phone.page('/member/pages/wallet/pay');
      await pause(REST_MS);
      await press('线下转账');
      await press(/^确认支付/);
    },
    letGo: () => phone.raw.evaluate<void>('void letTimersGo()'),
    rest: () => pause(REST_MS),
    later: (ms) => later(server, phone.raw, ms),
    loseLine: () => phone.raw.context().setOffline(true),
    findLine: () => phone.raw.context().setOffline(false),
    async reopen(address) {
      await phone.raw.goto('about:blank');
      await phone.raw.context().setOffline(false);
      await launch(address);
    },
    stored: async () => JSON.parse(String((await phone.storage()).yejian ?? '{}')) as Record<string, unknown>,
  };
}

/** Answers the shop, for what a suite adds that only the mini-program has. */
export function live(...stories: Story[]): WeappShop {
  const shop = shopForTests();
  const phoneOf = async ({ member, pays = false, held = false }: PhoneChoice = {}) => {
    const mock: Mocks = { requestPayment: [pays ? 'success' : 'cancel'] };
    const driver = await shop.phone({
      mock,
      init: `${LISTENING}\n${held ? holdTimers() : ''}`,
      ...(member && { member }),
    });
    await driver.mark(IDLE);
    return personWith(driver, shop);
  };
  const computer = computersOf(shop, { hasApp: false });
  for (const { title, tell } of stories) test(title, () => tell({ server: shop.server, phone: phoneOf, computer }));
  return shop;
}
