/**
 * A story of the shop is told once and lived twice: in a browser (e2e/story.ts) and in the mini-program (weapp/story.ts). A person knows
 * only what stands on the screen, so everything here goes by visible words.
 */
import type { IconName } from '../../src/ui/kit/Icon/names';
import { SMS_CODE, type TestServer } from '../server/harness';

export type Words = string | RegExp;
/** What a row says, or a card and then its row. */
export type Near = string | readonly [card: string, row: string];
export interface StoryPhone {
  /** Shows an address of the app alone, as a link does. */
  open(address: string): Promise<void>;
  /** Waits until that page is on top; answers its parameters. */
  arrive(path: string): Promise<Record<string, string>>;
  /** The way back that the page has, or the phone. */
  back(): Promise<void>;
  /**
   * Waits until these words are on the screen, however they are drawn: as one text, in two colours, as a toast. Blanks are between what
   * is drawn in pieces, so none counts; a pattern is written without.
   */
  sees(words: Words): Promise<void>;
  /** All that stands on the screen, without blanks. */
  reads(): Promise<string>;
  /** Taps these words; of several the uppermost, since a sheet lies over its page. A pattern is for words that end in a sum. */
  press(words: Words): Promise<void>;
  /** Taps these words in the row or card that says `near`, too; of several cards with the same rows, in that row of the card that is named first. */
  pressIn(near: Near, words: Words): Promise<void>;
  /** Taps what stands before these words in their row: a box to tick has no words of its own. */
  pressBefore(words: Words): Promise<void>;
  /** Two touches in the same instant, as a nervous thumb does; with `near` in the row or card that says it. */
  pressTwice(words: Words, near?: string): Promise<void>;
  /** Taps what is drawn without words; of several the uppermost; with `near` in the row or card that says it. */
  pressIcon(name: IconName, near?: string): Promise<void>;
  /** Taps the middle of the window on a map. */
  pressMap(): Promise<void>;
  /** Reads a label: with the camera behind these words, or with a scanner at the keyboard. */
  scan(code: string, words: string): Promise<void>;
  /** Types into the field that says this as long as it is empty; `sent`: with the keyboard's own key. */
  type(placeholder: Words, text: string, options?: { sent?: boolean }): Promise<void>;
  /** Types into the field in the row or card that says `near`, in place of what stands there, and ends with the keyboard's own key. */
  fill(near: string, text: string): Promise<void>;
  /** Waits until the field in the row or card that says `near` holds this. */
  holds(near: string, text: string): Promise<void>;
  /** Moves the slider of this name to a value, step by step from its lowest. */
  slide(label: string, value: number): Promise<void>;
  /** Chooses a day, YYYY-MM-DD, where one is asked for. */
  chooseDay(day: string): Promise<void>;
  /** Presses digit after digit of the app's own keypad. */
  keys(digits: string): Promise<void>;
  /** Taps these words, behind which a picture is asked for, and gives one; with `near` in the row or card that says it. */
  addPicture(words: string, near?: string): Promise<void>;
  /** Taps these words, behind which a file is asked for, and gives this one. */
  addFile(words: string, file: { name: string; body: Buffer }): Promise<void>;
  /** Taps these words, behind which a file is opened; answers the address that was asked for. */
  openFile(words: Words): Promise<string>;
  /** Taps these words, behind which a place is asked for, and gives one: a store that is drawn there, or what the messenger's map has. */
  choosePlace(words: string): Promise<void>;
  /** Taps these words, behind which it is asked where the phone is, and says there (gcj02). */
  locate(words: string, place: { lat: number; lng: number }): Promise<void>;
  /** On the sheet with a poster: takes the page's link to a friend, which the mini-program has in its menu alone; answers its address. */
  copyLink(): Promise<string>;
  /** Goes down to the end of what is there, again and again, until these words are drawn. */
  scrollTo(words: string): Promise<void>;
  /** Goes up in what was said, again and again, until these words are drawn. */
  scrollUp(words: string): Promise<void>;
  /** At the cashier: asks for the messenger's payment, which a browser has not and whose dialog is closed here, and turns to the transfer. */
  turnToTransfer(): Promise<void>;
  /** What leaves by itself leaves only now (`held`). */
  letGo(): Promise<void>;
  /** Does nothing for so long that the next press is a new one (rule 6.8). */
  rest(): Promise<void>;
  /** Time passes for the shop and for this phone. */
  later(ms: number): Promise<void>;
  /** The line is cut. */
  loseLine(): Promise<void>;
  /** The line is back, while the app goes on. */
  findLine(): Promise<void>;
  /** The app is ended, and opened again at this address: by then there is a line. */
  reopen(address: string): Promise<void>;
  /** What the app keeps on the phone. */
  stored(): Promise<Record<string, unknown>>;
}
export interface PhoneChoice {
  /** Whose session it has: the member with this mobile. */
  member?: string;
  /** In the messenger, where every payment goes through. */
  pays?: boolean;
  /** The phone's line will be cut: what a browser says of that is expected. */
  remote?: boolean;
  /** What leaves by itself stands until `letGo`. */
  held?: boolean;
}
/** What has no app, and is a browser for both: a store's screen, a computer at a desk. */
export interface StoryComputer {
  press(words: Words): Promise<void>;
  sees(words: Words): Promise<void>;
  /** All that stands on the screen, without blanks. */
  reads(): Promise<string>;
  reload(): Promise<void>;
  /** Waits until it shows an address that begins so. */
  arrive(path: string): Promise<void>;
  /** How often it asked an address that ends so. */
  asked(end: string): Promise<number>;
  /** What the app keeps there. */
  stored(): Promise<Record<string, unknown>>;
}
export interface StoryShop {
  server: TestServer;
  phone(choice?: PhoneChoice): Promise<StoryPhone>;
  /** At an address of the shop's own pages. */
  computer(address: string): Promise<StoryComputer>;
}
export interface Story {
  /** What happens, as the name of its test. */
  title: string;
  tell(shop: StoryShop): Promise<void>;
}

/** Half a second past the guard against a second press. */
export const REST_MS = 1600;

/** What is read, once it is so, or as it is after ten seconds: what a screen shows may be told to the server only afterwards. */
export async function once<T>(read: () => Promise<T>, isSo: (now: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const now = await read();
    if (isSo(now)) return now;
    await new Promise((then) => setTimeout(then, 100));
  }
  return read();
}

/** From a goods page, with the specification that stands there, to the settlement. */
export async function buyAtOnce(phone: StoryPhone, goodsId: string, pieces = 1): Promise<void> {
  await phone.open(`/shop/pages/goods?id=${goodsId}`);
  await phone.press('立即购买');
  await phone.sees('选择规格');
  for (let piece = 1; piece < pieces; piece += 1) await phone.pressIcon('plus');
  await phone.press('立即购买');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
}

/** From the settlement to the cashier, pressed twice; answers the order. */
export async function handIn(phone: StoryPhone): Promise<string> {
  await phone.pressTwice('提交订单');
  const { orderId } = await phone.arrive('/member/pages/wallet/pay');
  return orderId!;
}

/** At the cashier, in the messenger. */
export async function payInMessenger(phone: StoryPhone): Promise<void> {
  await phone.press('微信支付');
  await phone.press(/^确认支付/);
}

/** At the cashier, up to the question for the payment password or to the page where it is set. */
export async function chooseBalance(phone: StoryPhone): Promise<void> {
  await phone.press('余额支付');
  await phone.press(/^确认支付/);
}

/** Where the first payment of a member leads: the code that is on its way, then the new digits twice; they pay what waited for them. */
export async function setPayPassword(phone: StoryPhone, pin: string): Promise<void> {
  await phone.arrive('/member/pages/password2');
  await phone.sees(`演示环境，验证码 ${SMS_CODE}`);
  await phone.type('6 位数字', SMS_CODE);
  await phone.sees('设置 6 位数字');
  await phone.keys(pin);
  await phone.keys(pin);
}

/** On the order's page: it has come, and that is said twice. */
export async function receive(phone: StoryPhone): Promise<void> {
  await phone.press('确认收货');
  await phone.sees('收到茶了吗？');
  await phone.press('确认收货');
  await phone.sees('已确认收货');
}

/** On the page of an order: a piece of its only line, or of this one of several, for its money alone, asked for twice. */
export async function askBack(phone: StoryPhone, title?: string): Promise<void> {
  await phone.press('申请售后');
  await phone.sees('退哪几件');
  if (title) await phone.pressBefore(title);
  await phone.press('仅退款');
  await phone.sees('预计退款');
  await phone.pressTwice('提交申请');
  await phone.sees('待审核');
}
