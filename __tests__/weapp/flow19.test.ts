/** Flow 19 in the mini-program, and where what is read stands while older words come. */
import { flow19 } from '../stories/flow19';
import type { WeappDriver } from './host/driver';
import { live } from './story';

const SUN = '13900000005';
const ROOM = 'wx-scroll-view:has([id^="said-"])';
const shop = live(...flow19);

/** The messages in the order of the document, in which they are read aloud. */
const saidIn = (phone: WeappDriver) =>
  phone
    .locator(`${ROOM} [id^="said-"]:not([id="said-end"])`)
    .evaluateAll((all) => all.map(({ id }) => Number(id.slice(5))));
const topOf = async (phone: WeappDriver, id: number) => (await phone.locator(`#said-${id}`).boundingBox())!.y;

test('older words come above in the order in which they are read; what is read stays, and is not sent again', async () => {
  const phone = await shop.phone({
    member: SUN,
    path: '/dingding/pages/group',
    query: { conversationId: 'GROUP697001' },
  });
  await phone.see('西湖总店（24）');
  await phone.settle();
  let known = await saidIn(phone);
  const sent: number[] = [];
  for (let page = 0; page < 3; page += 1) {
    // The first one loses the time above it to what comes before.
    const id = known[1]!;
    await phone.scroll(ROOM, 400);
    const before = await topOf(phone, id);
    await phone.scroll(ROOM, 100);
    sent.push((await phone.interaction()).sum);
    const now = await saidIn(phone);
    expect(now).toEqual([...now].sort((a, b) => a - b));
    expect(now.length).toBeGreaterThan(known.length);
    expect(now.slice(-known.length)).toEqual(known);
    expect(Math.abs((await topOf(phone, id)) - before - 300)).toBeLessThan(3);
    known = now;
  }
  // However many stand there already, what goes to the screen is what came.
  expect(sent[2]! / sent[0]!).toBeLessThan(1.5);
  expect(Math.max(...sent)).toBeLessThan(40_000);
});
