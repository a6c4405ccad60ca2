/** What 林知夏 keeps: addresses, taste tags, 32 messages (7 unread), 9 tickets. */
import type { addresses, feedbacks, hobbyTags, notices } from '../../db/schema';

type AddressSeed = Omit<typeof addresses.$inferInsert, 'memberId' | 'createdAt'>;
export const ADDRESSES: AddressSeed[] = [
  {
    id: '10301',
    name: '林知夏',
    mobile: '13800000001',
    regionCode: '330106',
    detail: '灵隐街道龙井路 1 号 2 幢 301 室',
    tag: '家',
    lat: '30.2305',
    lng: '120.1085',
    isDefault: true,
  },
  {
    id: '10302',
    name: '林知夏',
    mobile: '13800000001',
    regionCode: '330108',
    detail: '长河街道网商路 599 号 A 座 12 层',
    tag: '公司',
  },
  {
    id: '10303',
    name: '林建国',
    mobile: '13700001234',
    regionCode: '350203',
    detail: '鼓浪屿街道龙头路 12 号',
    tag: '爸妈',
  },
  {
    id: '10304',
    name: '拉姆',
    mobile: '13600005678',
    regionCode: '540102',
    detail: '八廓街道北京东路 36 号',
    tag: '茶馆',
  },
];

/** `categoryIds` are level-1 categories: 1 普洱 2 白茶 3 红茶 4 乌龙 5 绿茶 6 花茶 7 茶器 8 茶点. */
type TagSeed = Omit<typeof hobbyTags.$inferInsert, 'sort'>;
export const HOBBY_TAGS: TagSeed[] = [
  { id: '10401', label: '普洱', group: '茶类', categoryIds: ['1'], match: [] },
  { id: '10402', label: '白茶', group: '茶类', categoryIds: ['2'], match: [] },
  { id: '10403', label: '红茶', group: '茶类', categoryIds: ['3'], match: [] },
  { id: '10404', label: '乌龙', group: '茶类', categoryIds: ['4'], match: [] },
  { id: '10405', label: '绿茶', group: '茶类', categoryIds: ['5'], match: [] },
  { id: '10406', label: '清香', group: '口感', categoryIds: ['5', '6'], match: ['清香', '龙井', '毛峰'] },
  { id: '10407', label: '醇厚', group: '口感', categoryIds: ['1'], match: ['熟', '陈', '老'] },
  { id: '10408', label: '花果香', group: '口感', categoryIds: ['6', '4'], match: ['桂花', '茉莉', '单丛', '蜜兰'] },
  { id: '10409', label: '回甘', group: '口感', categoryIds: ['1', '4'], match: ['古树', '岩'] },
  { id: '10410', label: '办公', group: '场景', categoryIds: [], match: ['包', '粒', '枚', '快客'] },
  { id: '10411', label: '送礼', group: '场景', categoryIds: ['7'], match: ['礼', '银针', '金骏眉', '明前'] },
  { id: '10412', label: '收藏', group: '场景', categoryIds: ['1', '2'], match: ['饼', '砖', '老'] },
];
export const HOBBIES = ['10402', '10404', '10408', '10409', '10411'];

type NoticeSeed = Omit<typeof notices.$inferInsert, 'id' | 'memberId' | 'createdAt'> & { hoursAgo: number };
const ORDERS = '/shop/pages/order/index';
const notice = (
  box: NoticeSeed['box'],
  hoursAgo: number,
  title: string,
  text: string,
  more: Partial<NoticeSeed> = {},
): NoticeSeed => ({
  box,
  hoursAgo,
  title,
  text,
  read: true,
  ...more,
});
const unread = { read: false };

export const NOTICES: NoticeSeed[] = [
  notice('order', 1, '订单待付款', '你有一笔订单还未付款，超时将自动取消。', {
    ...unread,
    link: `${ORDERS}?tab=unpaid`,
  }),
  notice('order', 3, '包裹运输中', '你的包裹已到达杭州转运中心，请留意派送电话。', {
    ...unread,
    link: `${ORDERS}?tab=shipped`,
  }),
  notice('service', 5, '优惠券即将到期', '你有一张满减券将在三天后到期，记得使用。', { ...unread }),
  notice('system', 8, '春茶上新', '2026 明前龙井、碧螺春已到店，年卡 9 折。', {
    ...unread,
    image: '/images/banner/1.webp',
    link: '/pages/tea/index',
  }),
  notice('team', 12, '陈雨前邀请你参加茶会', '本周六下午两点，西湖总店，白茶品鉴。', { ...unread }),
  notice('service', 20, '预约提醒', '你预约的西湖总店茶席将于明日 14:00 开始。', { ...unread }),
  notice('chat', 22, '茶顾问 李牧之', '你问的荒野白茶已经到货，给你留了两盒。', { ...unread }),
  notice('order', 30, '订单已发货', '你购买的武夷大红袍已由顺丰速运发出。', { link: `${ORDERS}?tab=shipped` }),
  notice('order', 44, '订单已签收', '包裹已签收，确认收货后可获得积分。', { link: `${ORDERS}?tab=review` }),
  notice('system', 50, '积分到账', '签到获得 10 积分，已连续签到 3 天。'),
  notice('system', 74, '积分到账', '签到获得 5 积分，已连续签到 2 天。'),
  notice('service', 80, '售后申请已通过', '你的退货申请已通过，请在七天内寄回商品。', { link: ORDERS }),
  notice('system', 98, '积分到账', '签到获得 5 积分，新的签到周期开始了。'),
  notice('order', 120, '自提码已生成', '你的自提订单已备好，请凭自提码到西湖总店领取。', { link: ORDERS }),
  notice('team', 130, '你有新的茶友', '茶友 云归 通过你的分享浏览了 2018 班章古树生饼。'),
  notice('service', 150, '缺货商品到货', '你关注的凤凰单丛鸭屎香已到货。'),
  notice('system', 170, '会员日', '每月 8 日会员日，全场加赠双倍积分。', { image: '/images/banner/2.webp' }),
  notice('order', 200, '退款成功', '你的退款已原路退回，请注意查收。', { link: ORDERS }),
  notice('order', 240, '订单已完成', '感谢你的购买，期待你的评价。', { link: `${ORDERS}?tab=review` }),
  notice('service', 260, '茶窖入库通知', '2018 班章古树生饼已存入茶窖，前 12 个月免费保管。'),
  notice('system', 300, '等级权益', '你当前为雅士，享会员商品 95 折与 1.2 倍积分。'),
  notice('chat', 320, '茶顾问 李牧之', '陈皮白茶建议用 100℃ 沸水闷泡三分钟。'),
  notice('order', 350, '拼团进行中', '你的拼团还差 2 人，分享给好友更快成团。', { link: ORDERS }),
  notice('service', 380, '收成通知', '你认养的茶树春茶已采摘，共 520 克。'),
  notice('system', 420, '账户安全', '你的账号在新设备登录，若非本人请及时修改密码。', {
    link: '/member/pages/setting',
  }),
  notice('order', 460, '订单已取消', '订单超时未付款，已自动取消，优惠券已退回。', { link: ORDERS }),
  notice('service', 500, '发票已开具', '你申请的电子发票已开具，请到邮箱查收。'),
  notice('system', 560, '年卡开通成功', '叶间年卡已开通，12 张包邮券已发放。'),
  notice('team', 600, '茶会照片', '上周末的白茶品鉴照片已上传，快来看看。'),
  notice('service', 640, '客服回复', '你反馈的包装问题已处理，感谢你的建议。'),
  notice('chat', 700, '茶顾问 李牧之', '你好，我是你的专属茶顾问，有问题随时找我。'),
  notice('system', 900, '欢迎加入叶间', '从一片叶子开始，认识一座茶山。'),
];

type FeedbackSeed = Omit<typeof feedbacks.$inferInsert, 'id' | 'no' | 'memberId' | 'createdAt' | 'replies'> & {
  daysAgo: number;
  /** Answered since its sender last looked. */
  unread?: boolean;
  replies: { by: string; text: string; hoursLater: number }[];
};
const ticket = (
  kind: string,
  status: NonNullable<FeedbackSeed['status']>,
  daysAgo: number,
  content: string,
  replies: [hoursLater: number, text: string][] = [],
  score?: number,
): FeedbackSeed => ({
  kind,
  status,
  daysAgo,
  content,
  score,
  replies: replies.map(([hoursLater, text]) => ({ by: '客服 钱多多', text, hoursLater })),
});

export const FEEDBACKS: FeedbackSeed[] = [
  ticket('suggest', 'open', 1, '希望购物车可以按茶类分组，买得多的时候不好找。'),
  ticket('service', 'open', 2, '西湖总店周末排队较久，能否在小程序里看到空位？'),
  {
    ...ticket('product', 'answered', 3, '老枞水仙的冲泡建议能写得更细一些吗？', [
      [5, '已补充到商品详情：8 克 / 110 毫升，100℃ 快出汤，前三泡不超过 10 秒。'],
    ]),
    unread: true,
  },
  ticket('system', 'answered', 5, '搜索“鸭屎香”时第一页没有看到想要的规格。', [
    [3, '搜索词库已更新，感谢指出。'],
    [26, '规格筛选也已上线，欢迎再试。'],
  ]),
  ticket('complaint', 'answered', 6, '快递把外箱压坏了，幸好茶没事。', [
    [2, '非常抱歉，已为你补发一张包邮券，并更换了外箱。'],
  ]),
  ticket(
    'suggest',
    'closed',
    33,
    '建议认养页面可以看到更多茶园的实时画面。',
    [[20, '茶园摄像头将增加到三个，预计下月上线。']],
    5,
  ),
  ticket(
    'product',
    'closed',
    52,
    '建盏收到后发现底足有些毛刺，可以处理吗？',
    [
      [4, '已为你安排换货，运费由我们承担。'],
      [80, '换货已签收，祝你用得称心。'],
    ],
    5,
  ),
  ticket(
    'service',
    'closed',
    75,
    '茶顾问推荐很用心，想请他帮忙搭配中秋礼盒。',
    [[6, '李牧之已与你联系，谢谢你的认可。']],
    5,
  ),
  ticket('system', 'closed', 120, '更换手机号后收不到验证码。', [[1, '已核实并处理，请重新获取。']], 4),
];

/** Other devices that 林知夏 is logged in on. */
export const LOGINS = [
  {
    way: 'login' as const,
    device:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
    ip: '115.236.18.77',
    daysAgo: 3,
    hour: 20,
  },
  { way: 'pc' as const, device: 'Windows 电脑 · Edge', ip: '115.236.18.77', daysAgo: 12, hour: 9 },
  {
    way: 'login' as const,
    device:
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1',
    ip: '61.164.92.40',
    daysAgo: 21,
    hour: 22,
  },
];
