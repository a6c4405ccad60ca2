/**
 * A story of the shop is told once and lived twice: in a browser (e2e/story.ts) and in the mini-program (weapp/story.ts). A person knows
 * only what stands on the screen, so everything here goes by visible words.
 */
import type { TestServer } from '../server/harness';

export type Words = string | RegExp;
export interface StoryPhone {
  /** Shows an address of the app alone, as a link does. */
  open(address: string): Promise<void>;
  /** Waits until that page is on top; answers its parameters. */
  arrive(path: string): Promise<Record<string, string>>;
  /** Waits until these words are on the screen, however they are drawn: as one text, in two colours, as a toast. */
  sees(words: string): Promise<void>;
  /** Taps these words; of several the uppermost, since a sheet lies over its page. A pattern is for words that end in a sum. */
  press(words: Words): Promise<void>;
  /** Taps these words in the row or card that says `near`, too. */
  pressIn(near: string, words: string): Promise<void>;
  /** Two touches in the same instant, as a nervous thumb does. */
  pressTwice(words: Words): Promise<void>;
  /** Types into the field that says this as long as it is empty. */
  type(placeholder: string, text: string): Promise<void>;
  /** Presses digit after digit of the app's own keypad. */
  keys(digits: string): Promise<void>;
  /** Taps these words, behind which a picture is asked for, and gives one. */
  addPicture(words: string): Promise<void>;
  /** Does nothing for so long that the next press is a new one (rule 6.8). */
  rest(): Promise<void>;
  /** Time passes for the shop and for this phone. */
  later(ms: number): Promise<void>;
}
export interface StoryShop {
  server: TestServer;
  /** A phone with the session of the member who has this mobile. `pays`: in the messenger, where every payment goes through. */
  phone(member: string, options?: { pays?: boolean }): Promise<StoryPhone>;
}
export interface Story {
  /** What happens, as the name of its test. */
  title: string;
  tell(shop: StoryShop): Promise<void>;
}

/** Half a second past the guard against a second press. */
export const REST_MS = 1600;

/** From a goods page, with the specification that stands there, to the settlement. */
export async function buyAtOnce(phone: StoryPhone, goodsId: string): Promise<void> {
  await phone.open(`/shop/pages/goods?id=${goodsId}`);
  await phone.press('立即购买');
  await phone.sees('选择规格');
  await phone.press('立即购买');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
}
