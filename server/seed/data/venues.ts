/** What the stores of the demo world say of themselves, what one comes for, and who serves. */
import type { serviceTypes, venues } from '../../db/schema';

type Service = typeof serviceTypes.$inferInsert & { id: string };
const LIST: Omit<Service, 'sort'>[] = [
  {
    id: '74101',
    name: '品茶',
    icon: 'cup',
    minutes: 120,
    text: '一席茶，几盏闲话。茶具备好，自己泡或请茶艺师先泡一道。',
    image: '/images/service-type/1.webp',
  },
  {
    id: '74102',
    name: '茶席宴',
    icon: 'pot',
    minutes: 180,
    price: 16_800,
    text: '六道茶配六味小食，茶艺师全程侍茶。每位起。',
    needEmployee: true,
    image: '/images/service-type/2.webp',
  },
  {
    id: '74103',
    name: '茶艺体验',
    icon: 'leaf',
    minutes: 90,
    price: 9800,
    text: '跟着茶艺师学一遍行茶：温器、投茶、注水、分汤。',
    needEmployee: true,
    image: '/images/service-type/3.webp',
  },
  {
    id: '74104',
    name: '商务会谈',
    icon: 'note',
    minutes: 120,
    text: '安静的包间，可投屏，茶水按位续。',
    areas: ['room'],
    image: '/images/service-type/4.webp',
  },
  {
    id: '74105',
    name: '雅集包场',
    icon: 'team',
    minutes: 240,
    price: 12_000,
    text: '围炉、曲水、香道，按人数定制，门店确认后生效。',
    needEmployee: true,
    needConfirm: true,
    image: '/images/service-type/5.webp',
  },
  {
    id: '74106',
    name: '席主',
    icon: 'table',
    minutes: 120,
    text: '在公共茶席做一场主人，备一款茶与有缘人同坐，门店确认后开席。',
    needConfirm: true,
    needLevel: 3,
    areas: ['public', 'hall', 'terrace'],
    image: '/images/service-type/6.webp',
  },
];
export const SERVICES: Service[] = LIST.map((row, sort) => ({ ...row, sort }));

const ALL = SERVICES.map(({ id }) => id);
/** One in each store, of those whom the demo world employs for it. */
export const SPECIALISTS: { employeeId: string; skills: string[]; serviceTypeIds: string[] }[] = [
  { employeeId: '10106', skills: ['岩茶', '点茶', '香道'], serviceTypeIds: ALL },
  { employeeId: '10104', skills: ['普洱', '商务接待'], serviceTypeIds: ALL.slice(0, 5) },
  { employeeId: '10109', skills: ['绿茶', '英文讲解'], serviceTypeIds: ALL.slice(0, 5) },
  { employeeId: '10113', skills: ['点茶', '宋式茶席'], serviceTypeIds: ALL },
  { employeeId: '10117', skills: ['盖碗', '长嘴壶'], serviceTypeIds: ALL.slice(0, 5) },
  { employeeId: '10121', skills: ['工夫茶', '乌龙'], serviceTypeIds: ALL },
];

const traffic = (metro: string, bus: string, parking: string) => [
  { key: 'metro', label: '地铁', value: metro },
  { key: 'bus', label: '公交', value: bus },
  { key: 'park', label: '停车', value: parking },
];
type Words = [intro: string, facilities: string[], way: ReturnType<typeof traffic>, delivery: string];
const WORDS: Words[] = [
  [
    '杨公堤边的老院子，推窗是湖。白天看水，傍晚听钟，雨天最宜一壶陈皮白茶。',
    ['临湖', '停车', '投影', '亲子', '无障碍'],
    traffic('1 号线龙翔桥站换乘', '四路、游 2 路杨公堤站', '院内 18 个车位，茶席客人免费'),
    '方圆 5 公里，满 99 元起送',
  ],
  [
    '武林路上闹中取静的两层小楼，午后的光从天井落下来。',
    ['近地铁', '投影', '充电'],
    traffic('1 号线武林广场站 C 口步行 6 分钟', '武林小广场站', '对面商场地库，凭小票减 2 小时'),
    '方圆 3 公里，满 99 元起送',
  ],
  [
    '圆明园路的百年石库门，露台正对黄浦江，晚上点灯不点烛。',
    ['露台', '投影', '英文服务'],
    traffic('2、10 号线南京东路站 6 口', '北京东路圆明园路站', '外滩源地库，每小时 15 元'),
    '方圆 3 公里，满 129 元起送',
  ],
  [
    '秦淮河边的点茶馆，案上常备兔毫盏，周六下午有点茶。',
    ['点茶', '亲子', '投影'],
    traffic('3 号线夫子庙站 1 口', '大石坝街站', '平江府路停车场，步行 4 分钟'),
    '方圆 3 公里，满 99 元起送',
  ],
  [
    '太古里一方小院，竹影半墙，夜茶到十一点。',
    ['庭院', '夜茶', '投影', '亲子'],
    traffic('2、3 号线春熙路站 E 口', '红星路口站', '太古里地库，茶席客人减 1 小时'),
    '方圆 4 公里，满 99 元起送',
  ],
  [
    '龙头路尽头的红砖别墅，工夫茶配海风，周二休息。',
    ['海景', '老别墅', '亲子'],
    traffic('轮渡内厝澳码头步行 8 分钟', '岛上无公交', '岛上不通车，请停东渡邮轮中心'),
    '岛内步行可达处，满 99 元起送',
  ],
];

export const VENUES: (typeof venues.$inferInsert)[] = WORDS.map(([intro, facilities, way, delivery], i) => ({
  storeId: String(i + 1),
  intro,
  facilities,
  traffic: way,
  phones: [{ key: 'service', label: '预约专线', value: '400-820-0619' }],
  licences: [
    { key: 'food', label: '食品经营许可证', value: `JY1330100000${String(1001 + i)}` },
    { key: 'hygiene', label: '公共场所卫生许可证', value: `卫公证字 2025 第 ${String(201 + i)} 号` },
  ],
  delivery,
  wifiName: `YEJIAN-${i + 1}F`,
  wifiPassword: `yejian${20_260 + i}`,
}));
