/** What of a payment has still to be told, without a database. */
import { MOST_PARCELS, nextUpload, type Standing } from '../../../server/domains/trade/shipping/next';
import type { Report } from '../../../server/domains/trade/shipping/repository';

const parcel = (id: number, trackingNo = `SF${id}`) => ({
  id: `${id}`,
  company: '顺丰速运',
  trackingNo,
  contains: '茶',
});
type Sent = ReturnType<typeof parcel>;
const sent = (parcels: Sent[], isAll: boolean): Standing => ({ way: 'express', parcels, isAll, contains: '两种茶' });
/** Everything that is told when it stands so, one after the other. */
function tell(reports: Report[], standing: Standing, state: Report['state'] = 'taken'): Report[] {
  const upload = nextUpload(reports, standing);
  return upload ? [...reports, { ...upload, state } as Report] : reports;
}
const said = (reports: Report[]) =>
  reports.map(({ parcels, isSplit, isLast }) => [parcels.map(({ trackingNo }) => trackingNo), isSplit, isLast]);

test('one parcel with everything in it is one upload; what is not carried is one without a parcel', () => {
  const once = tell([], sent([parcel(1)], true));
  expect(said(once)).toEqual([[['SF1'], false, true]]);
  expect(nextUpload(once, sent([parcel(1)], true))).toBeUndefined();
  for (const way of ['pickup', 'virtual'] as const) {
    const told = tell([], { way, contains: '年卡' });
    expect(told).toMatchObject([{ way, contains: '年卡', parcels: [], isSplit: false, isLast: true }]);
    expect(tell(told, { way, contains: '年卡' })).toBe(told);
  }
});

test('parcels that leave one after the other are split, each is named once, and the last one says so', () => {
  const first = tell([], sent([parcel(1)], false));
  expect(nextUpload(first, sent([parcel(1)], false))).toBeUndefined();
  const all = tell(tell(first, sent([parcel(1), parcel(2)], false)), sent([parcel(1), parcel(2), parcel(3)], true));
  expect(said(all)).toEqual([
    [['SF1'], true, false],
    [['SF2'], true, false],
    [['SF3'], true, true],
  ]);
  expect(said(tell([], sent([parcel(1), parcel(2)], true)))).toEqual([[['SF1', 'SF2'], true, true]]);
});

test('nothing more comes after all: the last parcel is named again, as the last one', () => {
  const first = tell([], sent([parcel(1), parcel(2)], false));
  const closed = tell(first, sent([parcel(1), parcel(2)], true));
  expect(said(closed).at(-1)).toEqual([['SF2'], true, true]);
  expect(tell(closed, sent([parcel(1), parcel(2)], true))).toBe(closed);
});

test('the platform takes so many parcels of a payment and no more', () => {
  const many = Array.from({ length: MOST_PARCELS + 2 }, (_, index) => parcel(index + 1));
  const open = tell([], sent(many, false));
  expect(open[0]!.parcels).toHaveLength(MOST_PARCELS);
  expect(nextUpload(open, sent(many, false))).toBeUndefined();
  expect(said(tell(open, sent(many, true))).at(-1)).toEqual([['SF15'], true, true]);
});

test('a changed number is told once, with all parcels, when everything was told', () => {
  const part = tell([], sent([parcel(1)], false));
  expect(nextUpload(part, sent([parcel(1, 'SF9')], false))).toBeUndefined();
  const done = tell(part, sent([parcel(1), parcel(2)], true));
  const changed = tell(done, sent([parcel(1, 'SF9'), parcel(2)], true));
  expect(changed.at(-1)).toMatchObject({ isChange: true, isSplit: true, isLast: true });
  expect(said(changed).at(-1)![0]).toEqual(['SF9', 'SF2']);
  expect(tell(changed, sent([parcel(1, 'SF8'), parcel(2)], true))).toBe(changed);
});

test('what was refused counts as not said; what is over is never spoken of again', () => {
  const refused = tell([], sent([parcel(1)], true), 'refused');
  expect(said(tell(refused, sent([parcel(1, 'SF7')], true))).at(-1)).toEqual([['SF7'], false, true]);
  expect(nextUpload(tell([], sent([parcel(1)], false), 'over'), sent([parcel(1), parcel(2)], true))).toBeUndefined();
  expect(nextUpload([], sent([], true))).toBeUndefined();
});
