/** The endpoint table against the fixture: what stands must be exact, what is missing is counted and named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@/contract';
import { schemas } from '@/contract/schemas';

interface Row {
  name: string;
  method: string;
  path: string;
  auth: string;
  hide: string;
}

const readRows = (file: string): Row[] => {
  const [, ...lines] = readFileSync(join(__dirname, file), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [name = '', , method = '', path = '', auth = '', hide = ''] = line.split('\t');
    return { name, method, path, auth, hide };
  });
};
const rows = readRows('endpoints.tsv');
/** Calls the specification does not have but the product needs; each is named in the test below. */
const additions = readRows('additions.tsv');
const byName = new Map([...rows, ...additions].map((row) => [row.name, row]));
/** Realtime topics are no calls. */
const calls = rows.filter(({ method }) => method !== 'WS');

test('the fixture has every call', () => {
  expect(rows).toHaveLength(437);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('what goes beyond the specification is named here, and stands', () => {
  expect(additions.map(({ name }) => name)).toEqual([
    'member.logout',
    'notify.settings',
    'notify.subscribe',
    'integralGoods.accept',
    'auth.devices',
    'auth.endDevice',
    'ticket.create',
    'ticket.state',
    'screen.board',
    'screen.act',
    'memberInvoice.companies',
    'special.inquiry',
    'file.ownVideos',
    'file.videoDelete',
    'memberV4.sharer',
    'atShop.transfer',
    'memberV4.vipRefund',
    'assetStock.stockCancel',
    'stock.goods',
    'escrow.express',
    'address.parse',
    'stock.returns',
    'stock.returnReceive',
    'ding.tasksBatch',
    'ding.tasksHand',
    'ding.tasksColleagues',
    'ding.absence',
    'ding.absenceSave',
    'file.voices',
    'ding.chatInfo',
    'ding.chatSearch',
    'ding.chatFile',
    'ding.chatMark',
    'ding.chatTask',
    'customer.duplicates',
    'customer.merge',
    'customer.mergeUndo',
    'manage.reportCell',
    'manage.chartWhy',
    'manage.reportMark',
    'manage.reportAlarms',
    'desk.index',
    'desk.search',
    'desk.deadLetters',
    'desk.deadLetterEnd',
    'manage.quoteSeen',
    'orderDesk.view',
    'orderDesk.quote',
    'orderDesk.cancel',
    'orderDesk.refund',
    'orderDesk.address',
    'orderDesk.note',
    'orderDesk.notify',
    'reviewDesk.list',
    'reviewDesk.save',
    'manage.inquiries',
    'manage.inquiryMove',
    'customer.tell',
    'desk.member',
    'desk.tell',
    'booking.queue',
    'booking.queueTake',
    'booking.queueAct',
    'booking.queueDesk',
    'scanCode.legSave',
    'scanCode.legDrop',
    'scanCode.linePayer',
    'scanCode.menu',
    'booking.days',
    'booking.holding',
    'booking.hold',
    'booking.waitList',
    'booking.waitSave',
    'booking.waitLeave',
    'booking.calendar',
    'booking.answer',
    'booking.desk',
    'booking.deskStranded',
    'booking.deskClose',
    'booking.deskReopen',
    'booking.deskPause',
    'booking.deskSave',
    'booking.deskMove',
    'activity.signUpEdit',
    'activity.seatHold',
    'activity.waitSave',
    'activity.waitLeave',
    'activity.ticketGive',
    'activity.ticketTake',
    'activity.door',
    'activity.doorSave',
    'activity.hostAct',
    'tea.cellarClimate',
    'tea.explore',
    'tea.exploreVisit',
    'college.search',
    'college.note',
    'college.noteSave',
    'college.noteDelete',
    'college.mistake',
    'college.mistakeAnswer',
    'college.certificate',
    'college.assigned',
    'college.assign',
    'college.assignDrop',
    'college.liveQuestions',
    'college.livePlay',
    'college.liveDesk',
    'college.liveHost',
    'video.card',
    'video.place',
    'video.history',
    'video.historyDelete',
    'video.later',
    'video.laterSave',
    'video.collections',
    'college.materialPreview',
  ]);
  expect(additions.filter(({ name }) => !(name in endpoints))).toEqual([]);
  expect(rows.filter(({ name }) => additions.some((added) => added.name === name))).toEqual([]);
});

test.each(Object.entries(endpoints))(
  'rule 2.14: %s has the method, path, auth and hide of the fixture',
  (name, endpoint) => {
    const { method, path, auth, hide } = endpoint;
    expect({ name, method, path, auth: String(auth), hide: String(hide) }).toEqual(byName.get(name));
  },
);

test('every endpoint has its schemas', () => {
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(endpoints).sort());
});

test('every call of the specification stands', () => {
  expect(calls.filter(({ name }) => !(name in endpoints)).map(({ name }) => name)).toEqual([]);
});
