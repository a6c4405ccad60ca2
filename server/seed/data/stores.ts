import type { rooms } from '../../db/schema';

/** The six stores (rule 20.6); coordinates are gcj02. closedDays: 0 = Sunday. */
export const STORES = [
  {
    id: '1',
    name: '叶间·西湖总店',
    city: '杭州',
    address: '浙江省杭州市西湖区杨公堤 27 号',
    lat: '30.2436',
    lng: '120.1396',
    tel: '0571-87960001',
    hours: { open: '09:30', close: '22:30', closedDays: [] as number[] },
    tags: ['湖景茶席', '可停车', '可自提'],
    notice: '湖边的凉席已经铺好，傍晚来喝一杯冷泡桂花乌龙。',
  },
  {
    id: '2',
    name: '叶间·武林馆',
    city: '杭州',
    address: '浙江省杭州市拱墅区武林路 198 号',
    lat: '30.2741',
    lng: '120.1631',
    tel: '0571-87960002',
    hours: { open: '10:00', close: '22:00', closedDays: [] as number[] },
    tags: ['近地铁', '可自提'],
    notice: '地铁武林门站步行六分钟，自提两小时内备好。',
  },
  {
    id: '3',
    name: '叶间·外滩馆',
    city: '上海',
    address: '上海市黄浦区圆明园路 133 号',
    lat: '31.2397',
    lng: '121.4903',
    tel: '021-63290003',
    hours: { open: '10:00', close: '22:30', closedDays: [] as number[] },
    tags: ['江景露台', '可自提'],
    notice: '江景露台晴天开放，雨天挪到二楼窗边。',
  },
  {
    id: '4',
    name: '叶间·夫子庙馆',
    city: '南京',
    address: '江苏省南京市秦淮区大石坝街 50 号',
    lat: '32.0226',
    lng: '118.7920',
    tel: '025-52210004',
    hours: { open: '10:00', close: '22:00', closedDays: [] as number[] },
    tags: ['点茶雅集', '可自提'],
    notice: '每周六下午点茶雅集，散客也可以旁听。',
  },
  {
    id: '5',
    name: '叶间·太古里馆',
    city: '成都',
    address: '四川省成都市锦江区笔帖式街 8 号',
    lat: '30.6556',
    lng: '104.0836',
    tel: '028-86660005',
    hours: { open: '10:00', close: '23:00', closedDays: [] as number[] },
    tags: ['庭院', '夜茶', '可自提'],
    notice: '夜茶到十一点，院子里有驱蚊香。',
  },
  {
    id: '6',
    name: '叶间·鼓浪屿馆',
    city: '厦门',
    address: '福建省厦门市思明区鼓浪屿龙头路 12 号',
    lat: '24.4479',
    lng: '118.0665',
    tel: '0592-2060006',
    hours: { open: '09:30', close: '21:30', closedDays: [2] },
    tags: ['老别墅', '周二休息', '可自提'],
    notice: '轮渡口下船步行八分钟，周二休息。',
  },
];

type RoomSeed = Pick<
  typeof rooms.$inferInsert,
  'name' | 'area' | 'seatsMin' | 'seatsMax' | 'minSpend' | 'deposit' | 'facilities'
>;
const TINGSONG: RoomSeed = {
  name: '听松',
  area: 'room',
  seatsMin: 2,
  seatsMax: 6,
  minSpend: 30_000,
  deposit: 5000,
  facilities: ['独立包间', '煮水台', '可投屏'],
};
const GUANHE: RoomSeed = {
  name: '观荷',
  area: 'room',
  seatsMin: 1,
  seatsMax: 4,
  minSpend: 20_000,
  deposit: 3000,
  facilities: ['临窗', '煮水台'],
};
const ZHULI: RoomSeed = {
  name: '竹里',
  area: 'room',
  seatsMin: 4,
  seatsMax: 10,
  minSpend: 60_000,
  deposit: 10_000,
  facilities: ['长桌', '可投屏', '独立洗手间'],
};
const HALL: RoomSeed = { name: '大厅', area: 'hall', seatsMin: 1, seatsMax: 20, facilities: ['散座'] };
const TERRACE: RoomSeed = { name: '露台', area: 'terrace', seatsMin: 1, seatsMax: 8, facilities: ['露天', '晴天开放'] };
const PUBLIC: RoomSeed = {
  name: '公共茶席',
  area: 'public',
  seatsMin: 1,
  seatsMax: 8,
  facilities: ['拼席', '席主带泡'],
};
/** The fourth room of each store. */
const FOURTH = [PUBLIC, HALL, TERRACE, HALL, TERRACE, HALL];

/** Four rooms in each store, 24 in all: ids 730111-730164, store and place. `JOINED` are none of their own. */
export const ROOMS = STORES.flatMap((store, at) =>
  [TINGSONG, GUANHE, ZHULI, FOURTH[at] ?? HALL].map((room, sort) => ({
    ...room,
    id: `7301${store.id}${sort + 1}`,
    storeId: store.id,
    images: [`/images/store/${store.id}-in.webp`],
    sort,
  })),
);

/** 太古里馆 opens the wall between its two smaller rooms for a larger party. */
export const JOINED: (typeof rooms.$inferInsert)[] = [
  {
    id: '730155',
    storeId: '5',
    name: '听松·观荷',
    area: 'room',
    seatsMin: 5,
    seatsMax: 10,
    minSpend: 50_000,
    deposit: 8000,
    facilities: ['两间连通', '可投屏'],
    images: ['/images/store/5-in.webp'],
    joins: ['730151', '730152'],
    sort: 4,
  },
];
