/** What is asked of every page: its words are drawn, so is all in sight, and it answers a tap. */
import type { WeappDriver } from '../host/driver';

export async function lookAt(phone: WeappDriver, { path, words }: { path: string; words: string }): Promise<void> {
  await phone.page(path);
  await phone.see(words);
  await phone.settle();
  await phone.drawn();
  // Without its errMsg a request is still under way.
  const answered = (await phone.requests()).filter(({ page, errMsg }) => page === path.slice(1) && errMsg);
  expect(answered.filter(({ status }) => status !== 200)).toEqual([]);
  await phone.answersATap();
}
