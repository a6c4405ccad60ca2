/** What the college answers: a course with its lessons, an order of it and its settlement, a short lesson with its words. */
import type { CourseCard, DataOf } from '@/contract';
import { AMOUNTS, NOW, pageOf } from '../contract/fixtures';

export const courseCard = (part: Partial<CourseCard> = {}): CourseCard => ({
  id: '7303',
  kind: 'course',
  title: '岩茶山场',
  cover: '/images/course/3.webp',
  teacher: '陈守拙',
  lessons: 12,
  minutes: 156,
  seconds: 9360,
  price: 19_900,
  marketPrice: 29_900,
  vipFree: false,
  membersOnly: false,
  students: 3218,
  score: 4.9,
  owned: false,
  ...part,
});

export const amounts = (part: Partial<typeof AMOUNTS> = {}): DataOf<'college.orderPreview'>['amounts'] => ({
  ...AMOUNTS,
  goods: 19_900,
  memberOff: 0,
  campaignOff: 0,
  couponOff: 0,
  pointsOff: 0,
  vipOff: 0,
  freight: 0,
  adjust: 0,
  payable: 19_900,
  ...part,
});

export const settle = (part: Partial<DataOf<'college.orderPreview'>> = {}): DataOf<'college.orderPreview'> => ({
  course: courseCard(),
  coupons: [],
  points: 940,
  pointsMax: 940,
  pointsUsed: 0,
  amounts: amounts(),
  payable: 19_900,
  ...part,
});

type Order = DataOf<'college.order'>['list'][number];
export const courseOrder = (part: Partial<Order> = {}): Order => ({
  id: '7601',
  no: 'KC2606110001',
  course: courseCard({ owned: true }),
  status: 'paid',
  payable: 19_900,
  createdAt: NOW,
  refundable: true,
  ...part,
});

export const courseOrderDetail = (
  order: Partial<Order> = {},
  part: Partial<DataOf<'college.orderView'>> = {},
): DataOf<'college.orderView'> => {
  const row = courseOrder(order);
  return {
    order: row,
    amounts: amounts(),
    payment: {
      id: '7891',
      no: 'YP1',
      orderGroup: 'course',
      orderId: row.id,
      amount: row.payable,
      channel: 'js',
      status: 'paid',
      paidAt: NOW,
    },
    progress: 12,
    refundable: row.refundable,
    ...(row.refundReason !== undefined && { refundReason: row.refundReason }),
    timeline: [
      { key: 'created', label: '提交订单', value: '2026-06-11 09:00' },
      { key: 'paid', label: '已开通', value: '2026-06-11 09:02' },
    ],
    serverTime: NOW,
    ...part,
  };
};

export const shortCard = (part: Partial<CourseCard> = {}): CourseCard =>
  courseCard({
    id: '7321',
    kind: 'video',
    title: '三分钟泡好一杯龙井',
    cover: '/images/lesson/1.webp',
    teacher: '何曼青',
    lessons: 1,
    minutes: 3,
    seconds: 186,
    price: 0,
    marketPrice: 0,
    students: 5230,
    score: 0,
    ...part,
  });

type Course = DataOf<'college.courseView'>;
type Row = Course['chapters'][number]['lessons'][number];
export const lessonRow = (part: Partial<Row> = {}): Row => ({
  id: '1',
  title: '坑与涧',
  kind: 'video',
  duration: 760,
  preview: false,
  state: 'open',
  position: 0,
  percent: 0,
  questions: 0,
  needed: 0,
  ...part,
});

/** Of a visitor: nothing of it is owned, and nobody has said anything about it. */
export const courseView = (part: Partial<Course> & Pick<Course, 'card' | 'chapters'>): Course => ({
  intro: '三坑两涧，一处一味。',
  reviewCount: 0,
  reviews: [],
  enrolled: false,
  join: 'free',
  materials: [],
  inOrder: false,
  noSkip: false,
  canReview: false,
  goods: [],
  related: [],
  collected: false,
  serverTime: NOW,
  ...part,
});

type Lesson = DataOf<'college.lesson'>;
export const lessonView = (part: Partial<Lesson> & Pick<Lesson, 'id' | 'courseId' | 'title'>): Lesson => ({
  kind: 'video',
  sources: [],
  duration: 760,
  position: 0,
  ranges: [],
  percent: 0,
  done: false,
  noSkip: false,
  transcript: [],
  ...part,
});

export const short = (card: Partial<CourseCard> = {}, part: Partial<Course> = {}): Course => {
  const own = shortCard(card);
  const { id, title, seconds } = own;
  return courseView({
    card: own,
    intro: '玻璃杯、八十五度、中投法。',
    chapters: [{ title: '', lessons: [lessonRow({ id: `9${id}`, title, duration: seconds })] }],
    ...part,
  });
};

/** The one lesson of a short. */
export const lesson = (id = '7321', part: Partial<Lesson> = {}): Lesson =>
  lessonView({
    id: `9${id}`,
    courseId: id,
    title: '三分钟泡好一杯龙井',
    playUrl: `/lessons/${id}-hd.mp4`,
    sources: [
      { quality: '流畅', url: `/lessons/${id}-sd.mp4` },
      { quality: '高清', url: `/lessons/${id}-hd.mp4` },
    ],
    duration: 186,
    transcript: [
      { from: 0, to: 60, text: '玻璃杯先温，三克茶。' },
      { from: 60, to: 186, text: '水温八十五度。' },
    ],
    ...part,
  });

/** Of the list of courses and of that of short lessons: one class beside 全部. */
export const coursesListed = (cate: string, list: CourseCard[]): DataOf<'college.course'> => ({
  cates: [
    { id: '', label: '全部', count: list.length },
    { id: cate, label: cate, count: 1 },
  ],
  page: pageOf(list),
});
