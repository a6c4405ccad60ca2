/** Activities as the server answers them, for the suites of their pages. */
import type { ActivityCard, EventDetail, EventSeat, EventSignup, TastingForm } from '@/contract';
import { activity, NOW, STORE } from '../contract/fixtures';

export const ticket = (part: Partial<EventSignup> = {}): EventSignup => ({
  id: '9501',
  activity: activity({ mine: 'signed' }),
  name: '林知夏',
  mobile: '138****0001',
  qty: 2,
  seatNo: '乙3、乙4',
  status: 'signed',
  code: 'HD77290160',
  qr: 'HD77290160',
  at: NOW,
  seats: ['乙3', '乙4'],
  names: ['林知夏'],
  price: 6800,
  amount: 13_600,
  cancel: { until: NOW + 3_600_000, each: 6800 },
  calendar: '/calendar/activity/x.ics',
  ...part,
});

export const seat = (key: string, state: EventSeat['state'] = 'free', part: Partial<EventSeat> = {}): EventSeat => ({
  ...{ key, label: key, value: state, state },
  ...part,
});

export const event = (part: Partial<EventDetail> = {}, card: Partial<ActivityCard> = {}): EventDetail => ({
  card: activity(card),
  html: '<p>湖边窗下</p>',
  agenda: [{ key: 'k1', label: '14:00', value: '入席' }],
  hosts: [],
  questions: [],
  goods: [],
  related: [],
  map: STORE.geo,
  address: STORE.address,
  musicHint: false,
  faces: [{ nickname: '山月', avatar: '' }],
  scenes: [],
  photos: [],
  ranking: [],
  minGuests: 0,
  cancelled: false,
  reminded: false,
  gift: [],
  staff: false,
  brought: [],
  waiting: 0,
  serverTime: NOW,
  ...part,
});

const DIMS = ['香气', '滋味', '汤色', '叶底', '回甘', '层次', '耐泡', '整体'];
export const KEYS = ['aroma', 'taste', 'colour', 'leaf', 'after', 'layers', 'lasting', 'whole'];
export const tasting = (part: Partial<TastingForm> = {}): TastingForm => ({
  activity: activity({ kind: 'tasting' }),
  samples: ['A', 'B'].map((id) => ({ id, label: `样品 ${id}`, done: false, note: '', own: false })),
  dims: DIMS.map((label, i) => ({ key: KEYS[i] ?? '', label, value: '' })),
  closeAt: NOW + 3_600_000,
  closed: false,
  released: false,
  judges: 0,
  palate: [],
  serverTime: NOW,
  ...part,
});
