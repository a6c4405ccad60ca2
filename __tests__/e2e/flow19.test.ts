/** Flow 19 in a browser: inside the workplace app, and where what is read stands while older words come. */
import { flow19 } from '../stories/flow19';
import { IPHONE, TOP, waitUntil } from './browser';
import { live } from './story';

const SUN = '13900000005';
const WORKPLACE = `${IPHONE} AliApp(DingTalk/7.6.15) com.laiwang.DingTalk/41000000 Channel/201200 language/zh-Hans-CN`;
/** The messages of the conversation on top. */
const SAID = `${TOP}.querySelectorAll('[role=log] [id^=said-]')`;
const shop = live(...flow19);

test('inside the workplace app the code lets in without a word', async () => {
  const phone = await shop.phone({ userAgent: WORKPLACE });
  await phone.open('/dingding/pages/index?authCode=sandbox:E1001');
  await phone.sees('去处理');
  expect(await phone.stored()).toHaveProperty('token');
  expect(await phone.said()).not.toContain('请用微信浏览器打开');
});

test('what is read stays where it is while what is older comes above', async () => {
  const phone = await shop.phone({ member: SUN });
  await phone.open('/dingding/pages/group?conversationId=GROUP697001');
  await phone.sees('西湖总店（24）');
  await phone.settled();
  const { page } = phone;
  const log = phone.top.getByRole('log');
  // The first one loses the time above it to what comes before.
  const known = await page.evaluate<{ id: string; count: number }>(`({ id: ${SAID}[1].id, count: ${SAID}.length })`);
  const placeOf = (id: string) =>
    page.evaluate<number>(`document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top`);
  await log.evaluate((one) => one.scrollTo(0, 300));
  const before = await placeOf(known.id);
  await log.evaluate((one) => one.scrollTo(0, 200));
  await waitUntil(page, `${SAID}.length > ${known.count}`);
  await phone.settled();
  expect(Math.abs((await placeOf(known.id)) - before - 100)).toBeLessThan(3);
});
