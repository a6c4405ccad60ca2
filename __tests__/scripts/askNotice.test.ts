/** Which acts ask whether their outcome may be told outside the app: each before anything it waits for, as the messenger wants it. */
import fs from 'node:fs';

/** The act as its source writes it, and the box in which its news will be. */
const ACTS: Record<string, { act: string; box: string }> = {
  'src/domain/checkout/useCheckout.tsx': { act: 'create(shown)', box: "'order'" },
  'src/member/wallet/usePaying.ts': { act: 'byMessenger(cashier)', box: 'box' },
  'src/reservation/wizard/useWizard.ts': { act: "call('tea.bookingSave'", box: "'service'" },
  'src/domain/activity/useSignUp.ts': { act: "call('activity.signUpSave'", box: "'service'" },
  'src/activity/furniture/Measure.tsx': { act: "call('activity.signUpSave'", box: "'service'" },
  'src/collegePackages/home/useLive.ts': { act: "call('college.liveSubscribe'", box: "'service'" },
  'src/site/live/Subscribe.tsx': { act: "call('college.liveSubscribe'", box: "'service'" },
  'src/collegePackages/live/useWaiting.ts': { act: "call('college.liveSubscribe'", box: "'service'" },
  'src/reservation/queue/TakeSheet.tsx': { act: "call('booking.queueTake'", box: "'service'" },
  'src/reservation/pages/search/bookingsearch.tsx': { act: "call('booking.waitSave'", box: "'service'" },
  'src/domain/activity/WaitSheet.tsx': { act: "call('activity.waitSave'", box: "'service'" },
  'src/shop/afterSale/ApplySheet.tsx': { act: "call('memberOrder.returnApply'", box: "'service'" },
};
const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('contract/'))
  .map((file) => ({ file: `src/${file}`, text: fs.readFileSync(`src/${file}`, 'utf8') }));
/** From the press to the act. */
const workBefore = (text: string, act: string): string => text.split(act)[0]?.split('useAction(').at(-1) ?? '';
/** What it waits for first. */
const waitedFor = (work: string): string | undefined => /\bawait (.*?\))/.exec(work)?.[1];

test.each(Object.entries(ACTS))('%s', (file, { act, box }) => {
  const text = sources.find((source) => source.file === file)?.text ?? '';
  expect(text).toContain(act);
  expect(waitedFor(workBefore(text, act))).toBe(`askNotice(${box})`);
});

test('whoever takes a reminder asks, whatever it is of', () => {
  const takers = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/call\('wechat\.remind', \{[^}]*\bon: (?:true|!)/g)].map(({ index }) => ({
      file,
      before: workBefore(text, text.slice(index)),
    })),
  );
  expect(takers.length).toBeGreaterThan(8);
  expect(takers.filter(({ before }) => waitedFor(before) !== "askNotice('service')")).toEqual([]);
});

test('no other call joins an order, a queue or a table without being named here', () => {
  const calls = Object.values(ACTS).flatMap(({ act }) => /call\('[\w.]+'/.exec(act)?.[0] ?? []);
  const elsewhere = sources.filter(({ file, text }) => calls.some((call) => text.includes(call)) && !(file in ACTS));
  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});
