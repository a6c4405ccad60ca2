/** Reservations and college. One row per address (rule 6.1): title, login mode, flags. */
import { page, type Shared } from '../row';

/** Short lessons: the newest, or those that most have played. */
type ShortSort = 'newest' | 'hot';

export const venuesRows = {
  '/reservation/pages/index/index': page<{
    date?: string;
    party?: string;
    serviceTypeId?: string;
    regionCode?: string;
    city?: string;
    /** A word of what room or store offers: 投影. */
    facility?: string;
  }>('预约茶席', 'redirect'),
  '/reservation/pages/index/home': page<Shared>('预约 · 预约首页', 'redirect'),
  '/reservation/pages/detail/detail': page<{ id: string; date?: string } & Shared>('茶舍详情'),
  '/reservation/pages/detail/newDetail': page<{
    storeId?: string;
    roomId?: string;
    date?: string;
    start?: string;
    minutes?: string;
    party?: string;
    employeeNo?: string;
    serviceTypeId?: string;
    /** What is moved to another time. */
    bookingId?: string;
  }>('新建预约', 'redirect'),
  '/reservation/pages/order/order': page<{
    tab?: 'coming' | 'done' | 'cancelled';
    id?: string;
    /** store: the desk of staff. */
    scope?: 'store';
    storeId?: string;
    date?: string;
  }>('我的预约', 'redirect'),
  '/reservation/pages/search/search': page<{ keyword?: string; city?: string; facility?: string }>('找茶舍'),
  '/reservation/pages/map/map': page<{ storeId?: string; kind?: 'store' | 'pickup' | 'merchant' }>('门店地图'),
  '/reservation/pages/search/bookingsearch': page<{
    date?: string;
    start?: string;
    party?: string;
    minutes?: string;
    serviceTypeId?: string;
    sort?: 'distance' | 'price' | 'score';
    regionCode?: string;
    city?: string;
  }>('查空位', 'redirect'),
  '/reservation/pages/explore/index': page<{ city?: string } & Shared>('探店', 'redirect'),
  '/reservation/pages/explore/brandadvantage': page<Shared>('品牌优势'),
  /** id: of a theme. */
  '/reservation/pages/explore/gatheringactivities': page<{ id: string; storeId?: string }>('雅集主题', 'redirect'),
  '/reservation/pages/explore/gatheringactivitieslist': page<{
    storeId?: string;
    tab?: 'coming' | 'themes' | 'past';
    price?: string;
  }>('雅集活动', 'redirect'),
  '/reservation/pages/explore/storesinformation': page<{ id: string } & Shared>('门店信息'),
  '/reservation/pages/explore/product': page<{ storeId: string; tab?: string; cateId?: string }>(
    '门店茶单',
    'redirect',
  ),
  '/reservation/pages/explore/public': page<{ storeId?: string; date?: string; id?: string }>('公共茶席', 'redirect'),
  '/collegePackages/pages/college/index': page<{ keyword?: string } & Shared>('茶学院'),
  '/collegePackages/pages/college/live/list': page<{
    status?: 'live' | 'upcoming' | 'replay';
    teacherId?: string;
    keyword?: string;
    sort?: 'newest' | 'plays';
  }>('直播列表'),
  '/collegePackages/pages/college/live_index': page<{ date?: string }>('直播首页'),
  /** at: second of the replay. */
  '/collegePackages/pages/college/live/live': page<{ id: string; at?: string } & Shared>('直播间'),
  '/collegePackages/pages/college/live/detail': page<{ id: string } & Shared>('直播预告与回放'),
  /** t: the second to begin at. from: the list that goes on after it, which cateId, keyword and sort tell closer. */
  '/collegePackages/pages/college/video/detail': page<
    Shared & { id: string; t?: string; from?: 'list'; cateId?: string; keyword?: string; sort?: ShortSort }
  >('公开课'),
  '/collegePackages/pages/college/video/list': page<{ cateId?: string; keyword?: string; sort?: ShortSort }>(
    '公开课列表',
  ),
  '/collegePackages/pages/college/course/list': page<{
    cateId?: string;
    teacherId?: string;
    price?: 'free' | 'paid' | 'vip';
    couponId?: string;
    /** 1: those of the member. */
    mine?: string;
    sort?: 'default' | 'newest' | 'popular' | 'price';
  }>('课程列表'),
  '/collegePackages/pages/college/course/detail': page<
    {
      id: string;
      lessonId?: string;
      /** Second at which the lesson is opened. */
      t?: string;
      tab?: 'lessons' | 'intro' | 'teacher' | 'reviews' | 'materials';
      /** Number of a certificate, which its QR code asks about. */
      certificate?: string;
      /** What is looked for in what its lessons say. */
      keyword?: string;
    } & Shared
  >('课程学习'),
  '/collegePackages/pages/college/order/course_index': page<{
    status?: 'unpaid' | 'paid' | 'cancelled' | 'refunded';
  }>('课程订单', 'redirect'),
  '/collegePackages/pages/college/material/index': page<{
    cateId?: string;
    courseId?: string;
    kind?: string;
    keyword?: string;
  }>('资料中心', 'redirect'),
  /** giftTo: whom it is given to, by mobile or member number; 1: somebody who is still looked for. */
  '/collegePackages/pages/college/order/settle': page<{ courseId: string; giftTo?: string }>('课程结算', 'redirect'),
  '/collegePackages/pages/college/order/course_detail': page<{ id: string }>('课程订单详情', 'redirect'),
} as const;
