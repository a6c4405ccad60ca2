/** A store with two rooms, a booking of tonight, a grid: answers of the calls of reservations. */
import type { BookingCard, BookingDetail, BookingHold, DataOf } from '@/contract';
import { EMPLOYEE, MEMBER, NOW, STORE } from '../contract/fixtures';

export const HOUR = 3_600_000;
/** NOW is 06:13 of 15 November 2023 in Shanghai. */
export const TODAY = '2023-11-15';

export const room = (id: string, name: string, seatsMax = 6) => ({
  ...{ id, storeId: '3', name, area: 'room' as const, seatsMin: 1, seatsMax, minSpend: 30_000, deposit: 5_000 },
  ...{ images: [`/images/store/${id}-in.webp`], facilities: ['投影'], buffer: 15 },
});
export const service = {
  ...{ id: '1', name: '品茶', icon: 'cup', minutes: 120, price: 0, text: '清饮一席', needEmployee: false },
  ...{ image: '/images/article/2.webp', needConfirm: false },
};
export const specialist = {
  ...EMPLOYEE,
  ...{ score: 4.9, skills: ['武夷岩茶'], freeText: '全天有空', monthBookings: 12, serviceTypeIds: ['1'] },
};

export const venue = (part: Partial<DataOf<'tea.store'>> = {}): DataOf<'tea.store'> => ({
  ...{ store: STORE, gallery: ['/images/store/1.webp'], intro: '湖边的一间老屋', facilities: ['临湖', '停车'] },
  hours: [{ key: '1', label: '周一', value: '09:30-22:30' }],
  ...{ today: 3, rooms: [room('11', '听松'), room('12', '观荷', 4)], services: [service], employees: [specialist] },
  ...{ reviews: [], reviewCount: 0, score: 4.8, freeNow: 2, traffic: [], holidays: [], priceFrom: 30_000 },
  ...{ collected: false, largeParty: 8, maxParty: 10, team: [], phones: [], licences: [], delivery: '', notices: [] },
  serverTime: NOW,
  ...part,
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
type Cells = DataOf<'tea.bookingSlots'>['rooms'][number]['cells'];
/** One sign a half hour from 17:30 on: o free, x taken. */
export const cells = (signs: string): Cells =>
  Array.from(signs, (sign, row) => ({
    start: clock(17 * 60 + 30 + row * 30),
    state: sign === 'o' ? ('free' as const) : ('taken' as const),
    at: NOW + row * 1_800_000,
    nextDay: false,
  }));
export const grid = (first = 'oooooooooo', second = 'oooooooooo'): DataOf<'tea.bookingSlots'> => ({
  ...{ date: TODAY, open: '17:30', close: '22:30', step: 30 },
  rooms: [
    { room: room('11', '听松'), cells: cells(first) },
    { room: room('12', '观荷', 4), cells: cells(second) },
  ],
});
export const hold = (part: Partial<BookingHold> = {}): BookingHold => ({
  ...{ id: '1', storeId: '3', roomId: '11', roomName: '听松', date: TODAY, start: '19:00', end: '21:00' },
  ...{ nextDay: false, minutes: 120, party: 2, minSpend: 30_000, deposit: 5_000, canRenew: true },
  expireAt: NOW + 5 * 60_000,
  ...part,
});

export const card = (part: Partial<BookingCard> = {}): BookingCard => ({
  ...{ id: '7', no: 'YY26060417', store: STORE, service: { id: '1', name: '品茶' }, date: TODAY },
  room: { id: '11', name: '听松', area: 'room', image: '' },
  ...{ start: '14:30', end: '16:30', nextDay: false, startAt: NOW + HOUR / 2, endAt: NOW + 2.5 * HOUR },
  ...{ minutes: 120, party: 4, status: 'booked', statusText: '待到店', deposit: 5_000, canCancel: true },
  can: ['cancel', 'reschedule', 'late'],
  ...{ late: 0, keptUntil: NOW + HOUR / 2 + 20 * 60_000, employeeName: '吴听雨' },
  ...part,
});
export const RULES = { code: 'BOOKING_ORDER', title: '预约须知', blocks: [], version: '1', updatedAt: NOW };
export const booking = (part: Partial<BookingDetail> = {}): BookingDetail => ({
  ...{ card: card(), roomView: room('11', '听松'), serviceType: service, name: '林知夏', mobile: '138****0001' },
  ...{ note: '备一枝栀子', code: 'YY26060417', qr: 'https://yejian.example/b/YY26060417', rules: RULES, late: 0 },
  lateChoices: [15, 30],
  timeline: [
    { key: 'made', label: '提交预约', value: '06-14 20:11' },
    { key: 'seat', label: '到店扫码，自动开台', value: '' },
  ],
  refundText: '开始前 2 小时取消，全额退回',
  cancel: { refund: 5_000, until: NOW + HOUR, text: '订金 ¥50.00 将原路退回' },
  ...{ reschedulesLeft: 1, refunded: 0, spent: 0, serverTime: NOW },
  ...part,
});
export const DAYS: DataOf<'booking.days'> = {
  days: [
    { date: TODAY, state: 'free', text: '有位' },
    { date: '2023-11-16', state: 'tight', text: '紧张' },
    { date: '2023-11-17', state: 'closed', text: '休息' },
  ],
  ...{ today: TODAY, lastDay: '2023-12-15', serverTime: NOW },
};
export const venueCard = (part: Partial<DataOf<'booking.search'>['list'][number]> = {}) => ({
  ...{
    store: STORE,
    rooms: 4,
    freeSlots: ['19:00', '19:30'],
    score: 4.8,
    reviews: 3,
    priceFrom: 30_000,
    deposit: 5_000,
  },
  fit: 'exact' as const,
  offers: [{ room: room('11', '听松'), fit: 'exact' as const, starts: [{ start: '19:00', nextDay: false }] }],
  ...part,
});
export const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['table'], employee: EMPLOYEE };
