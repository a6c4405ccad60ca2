/** Lives stories in a browser, against the build that a browser gets. */
import type { Browser, FileChooser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import {
  REST_MS,
  type Near,
  type PhoneChoice,
  type Story,
  type StoryComputer,
  type StoryPhone,
  type StoryShop,
  type Words,
} from '../stories/phone';
import { toGcj02 } from '../../src/core/platform/location/gcj02';
import { holdTimers, PATIENCE, SOON, tapFound, TOP, waitUntil } from './browser';
import { openMessenger } from './messenger';
import { later, openShop, pressable, ROLES, type Shop, type ShopPhone } from './shop';

const PAID = { err_msg: 'get_brand_wcpay_request:ok' };
/** What a cut line says on the console, and the empty page that stands for an app that was ended. */
const CUT = [/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /sessionStorage/];

/** What was copied last: a page may not read the clipboard. */
const COPYING = 'navigator.clipboard.writeText = async (text) => void (window.__copied = text);';

/** The browser asks for a file: the first time in a visit out of the sheet that says so, then at once. */
async function fileChooser(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  const way = page.getByRole('button', { name: '从本机选择文件' });
  const asks = way.waitFor().then(
    () => true,
    () => false,
  );
  if (await Promise.race([chooser.then(() => false), asks])) await way.tap();
  return chooser;
}

/** What a finger meets on these words: the control that they stand on, or the words alone. */
const onControl = (words: Locator) =>
  words
    .locator(`xpath=(ancestor-or-self::*[${ROLES.map((role) => `@role="${role}"`).join(' or ')}])[last()] | self::*`)
    .first();

/** The innermost part of a page that says this and has that. */
function partWith(page: Locator, near: string, what: Locator): Locator {
  return page
    .locator('*', { has: page.page().getByText(near).filter({ visible: true }) })
    .filter({ has: what })
    .last();
}

/** These words in the innermost part of a page that says both. */
export function within(page: Locator, near: Near, words: Words): Locator {
  const wanted = page.page().getByText(words, { exact: true }).filter({ visible: true });
  const part = [near].flat().reduce<Locator>((inside, one) => partWith(inside, one, wanted), page);
  // What can be done stands below what is told with the same words.
  return part.locator(wanted).last();
}

/** What is drawn without words, in the innermost part of a page that says this. */
export function iconIn(page: Locator, near: string | undefined, name: string): Locator {
  const icon = page.page().locator(`.icon-${name}`).filter({ visible: true });
  return (near === undefined ? page : partWith(page, near, icon)).locator(icon).last();
}

/** The field of the innermost part of a page that says this and has one. */
export function fieldNear(page: Locator, near: string): Locator {
  const fields = page.page().locator('input').filter({ visible: true });
  const part = page
    .locator('*', { has: page.page().getByText(near).filter({ visible: true }) })
    .filter({ has: fields });
  return part.last().locator(fields).first();
}

/** Until it holds this: a field has no text of its own to look for. */
export async function held(field: Locator, text: string): Promise<void> {
  let value = '';
  for (const end = performance.now() + PATIENCE; performance.now() < end; await field.page().waitForTimeout(50)) {
    value = await field.inputValue({ timeout: PATIENCE });
    if (value === text) return;
  }
  throw new Error(`the field holds ${value}, not ${text}`);
}

/** What begins the row of these words. */
export const before = (words: Locator): Locator =>
  words.locator('xpath=(ancestor-or-self::*[preceding-sibling::*])[last()]/preceding-sibling::*[last()]');

export const withoutBlanks = (text: string) => text.replace(/\s/g, '');

/** Where a browser says that it is when it is there on the map: the offset is nearly the same on both sides. */
function asSatellites({ lat, lng }: { lat: number; lng: number }) {
  const moved = toGcj02({ lat, lng });
  return { lat: 2 * lat - moved.lat, lng: 2 * lng - moved.lng };
}

/** Another one each time: one receipt pays one order. */
let pictures = 0;
async function drawPicture(): Promise<Buffer> {
  pictures += 1;
  const background = { r: 220, g: 214, b: pictures % 256 };
  return sharp({ create: { width: 856, height: 540, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export function personWith(phone: ShopPhone, shop: Shop): StoryPhone {
  const { page, top } = phone;
  const visible = (words: Words) => top.getByText(words, { exact: true }).filter({ visible: true }).last();
  /** What was said before a touch is no answer to it. */
  const forget = () => page.evaluate<void>('void (window.__said.length = 0)');
  const tap = async (what: Locator) => {
    await forget();
    await tapFound(what);
  };
  const press = (words: Words) => tap(onControl(visible(words)));
  const reads = async () => withoutBlanks(await top.innerText());
  return {
    open: (address) => phone.open(address),
    async arrive(path) {
      await phone.arrive(path);
      await phone.settled();
      return Object.fromEntries(new URL(page.url()).searchParams);
    },
    back: () => tap(pressable(top, '返回')),
    async sees(words) {
      const says = typeof words === 'string' ? `includes(${JSON.stringify(withoutBlanks(words))})` : `match(${words})`;
      // A toast may be gone before anybody looks.
      const seen = `[${TOP}?.innerText, ...window.__said].some((text) => text?.replace(/\\s/g, '').${says})`;
      await waitUntil(page, seen, PATIENCE).catch(async (error: Error) => {
        throw new Error(`${error.message}\nseen: ${(await reads()).slice(0, 800)}`);
      });
    },
    reads,
    press,
    pressIn: (near, words) => tap(onControl(within(top, near, words))),
    pressBefore: (words) => tap(before(visible(words))),
    async pressTwice(words, near) {
      const control = near ? within(top, near, words) : visible(words);
      // A person waits until it can be pressed, and tries all the same what never can.
      await control.tap({ trial: true, timeout: SOON }).catch(() => undefined);
      await forget();
      await control.evaluate(
        (one: HTMLElement) => {
          one.click();
          one.click();
        },
        undefined,
        { timeout: PATIENCE },
      );
    },
    pressIcon: (name, near) => tap(iconIn(top, near, name)),
    async pressMap() {
      const frame = top.locator('[class*=Pane-module_frame]').last();
      await frame.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await frame.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    },
    async scan(code) {
      await forget();
      await phone.scan(code);
    },
    async type(placeholder, text, { sent = false } = {}) {
      const field = top.getByPlaceholder(placeholder).filter({ visible: true }).last();
      await field.fill(text, { timeout: PATIENCE });
      if (sent) await field.press('Enter');
    },
    async fill(near, text) {
      const field = fieldNear(top, near);
      await field.fill(text, { timeout: PATIENCE });
      await field.press('Enter');
    },
    holds: (near, text) => held(fieldNear(top, near), text),
    async slide(label, value) {
      const slider = top.getByRole('slider', { name: label, exact: true });
      await slider.press('Home', { timeout: PATIENCE });
      const least = Number(await slider.getAttribute('aria-valuemin'));
      for (let at = least; at < value; at += 1) await slider.press('ArrowRight');
    },
    async chooseDay(day) {
      await press(/^(选择日期|\d{4}-\d\d-\d\d)$/);
      const name = top
        .getByText(/^\d{4} 年 \d+ 月$/)
        .filter({ visible: true })
        .last();
      const [year, month, date] = day.split('-').map(Number) as [number, number, number];
      for (;;) {
        const [shownYear, shownMonth] = (await name.innerText()).match(/\d+/g)!.map(Number) as [number, number];
        const away = (year - shownYear) * 12 + month - shownMonth;
        if (away === 0) break;
        await tap(pressable(top, away > 0 ? '下个月' : '上个月'));
      }
      await tap(pressable(top, `${month}月${date}日`));
    },
    async keys(digits) {
      for (const digit of digits) await press(digit);
    },
    async addPicture(words, near) {
      const buffer = await drawPicture();
      const chooser = await fileChooser(page, async () => {
        await (near ? tap(onControl(within(top, near, words))) : press(words));
      });
      await chooser.setFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
    },
    async addFile(words, { name, body }) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(words)]);
      await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: body });
    },
    async openFile(words) {
      const isFile = (address: string) => new URL(address).pathname.startsWith('/sealed/');
      const [request] = await Promise.all([
        phone.context.waitForEvent('request', { predicate: (one) => isFile(one.url()), timeout: PATIENCE }),
        press(words),
      ]);
      return request.url().replace(shop.url, '');
    },
    async choosePlace(words) {
      await press(words);
      await phone.arrive('/choose-location');
      await press(/西湖总店$/);
      await press('用这个位置');
    },
    async locate(words, place) {
      const { lat, lng } = asSatellites(place);
      await phone.context.grantPermissions(['geolocation']);
      await phone.context.setGeolocation({ latitude: lat, longitude: lng, accuracy: 20 });
      await press(words);
      await press('用浏览器定位');
    },
    async copyLink() {
      await press('复制链接');
      await phone.sees('链接已复制');
      return (await page.evaluate<string>('window.__copied')).replace(`${shop.url}/h5`, '');
    },
    async scrollTo(words) {
      const wanted = top.getByText(words, { exact: true }).filter({ visible: true });
      for (const end = performance.now() + PATIENCE; performance.now() < end; await page.waitForTimeout(50)) {
        if ((await wanted.count()) > 0) return;
        await top.evaluate((one) => one.scrollBy(0, 400));
      }
      throw new Error(`nowhere below: ${words}`);
    },
    async scrollUp(words) {
      const wanted = top.getByText(words, { exact: true }).filter({ visible: true });
      for (const end = performance.now() + PATIENCE; performance.now() < end; await page.waitForTimeout(50)) {
        if ((await wanted.count()) > 0) return;
        await top.getByRole('log').evaluate((one) => one.scrollTo(0, 0));
      }
      throw new Error(`nowhere above: ${words}`);
    },
    async turnToTransfer() {
      await press('微信支付');
      await press(/^确认支付/);
      await phone.sees('请用微信浏览器打开');
      await press('改用线下转账');
    },
    letGo: () => page.evaluate<void>('void letTimersGo()'),
    rest: () => page.waitForTimeout(REST_MS),
    later: (ms) => later(shop.server, page, ms),
    loseLine: () => phone.context.setOffline(true),
    findLine: () => phone.context.setOffline(false),
    async reopen(address) {
      await page.goto('about:blank');
      await phone.context.setOffline(false);
      await phone.open(address);
    },
    stored: () => phone.stored(),
  };
}

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0';

/** A browser that is no phone, and what it complained of. */
export async function openComputer({ browser, url }: { browser: Browser; url: string }, address: string) {
  const viewport = { width: 1280, height: 720 };
  const context = await browser.newContext({ viewport, userAgent: DESKTOP, locale: 'zh-CN' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  await page.goto(`${url}${address}`);
  return { page, complaints };
}

function atComputer(page: Page): StoryComputer {
  const shown = (words: Words) => page.getByText(words).filter({ visible: true }).first();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    press: (words) => shown(words).click(),
    sees: (words) => shown(words).waitFor(),
    reads: async () => withoutBlanks(await page.locator('body').innerText()),
    reload: async () => void (await page.reload()),
    arrive: (path) => page.waitForURL(({ pathname }) => pathname.startsWith(path), { waitUntil: 'commit' }),
    asked: async (end) => asked.filter((address) => address.endsWith(end)).length,
    stored: () => page.evaluate(() => JSON.parse(localStorage.getItem('yejian') ?? '{}') as Record<string, unknown>),
  };
}

/**
 * Computers of a suite, which may complain of nothing, and are closed after each test. `hasApp`: what a browser gets is built; else a blank
 * page stands where a computer goes on in it.
 */
export function computersOf(shop: { browser: Browser; url: string }, { hasApp = true } = {}): StoryShop['computer'] {
  const open: Awaited<ReturnType<typeof openComputer>>[] = [];
  afterEach(async () => {
    const told: string[] = [];
    for (const { page, complaints } of open.splice(0)) {
      await page.context().close();
      told.push(...complaints);
    }
    expect(told).toEqual([]);
  });
  return async (address) => {
    const computer = await openComputer(shop, address);
    open.push(computer);
    if (!hasApp)
      await computer.page.route('**/h5/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    return atComputer(computer.page);
  };
}

/** Answers the shop, for what a suite adds that only a browser has. */
export function live(...stories: Story[]): Shop {
  const shop = {} as Shop;
  const phoneOf = async ({ member, pays = false, remote = false, held = false }: PhoneChoice = {}) => {
    const options = {
      ...(member && { member }),
      ...(remote && { expectErrors: CUT }),
      init: `${COPYING}\n${held ? holdTimers() : ''}`,
    };
    return personWith(await (pays ? openMessenger(shop, async () => PAID, options) : shop.phone(options)), shop);
  };
  beforeAll(async () => void Object.assign(shop, await openShop()));
  afterEach(() => shop.hangUp());
  const computer = computersOf(shop);
  afterAll(() => shop.close());
  for (const { title, tell } of stories) test(title, () => tell({ server: shop.server, phone: phoneOf, computer }));
  return shop;
}
