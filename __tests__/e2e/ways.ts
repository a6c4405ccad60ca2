/**
 * How people get about: from a page, what is pressed there, and the page it leads to. Only presses that read; whoever needs to have
 * done something first (paid, logged in) stands in a flow. `ways.test.ts` walks them and names every built page that nobody reaches.
 */
import { routes, type RoutePath } from '../../src/core/routes/table';

type Press = string | RegExp;
export interface Way {
  to: RoutePath;
  /** One after another: what opens a sheet, then what is pressed in it. */
  press: Press | readonly Press[];
  /** What a visitor presses instead: 林知夏 has signed up, and is led on without the sheet. */
  visitor?: readonly Press[];
  /** A tab of the same place: its page takes the place of the one it was pressed on, so back leads out. Stands last of its page. */
  tab?: true;
  /** Typed into the search field before. */
  search?: string;
  then?: readonly Way[];
}

/** What a visitor can go of them: to public pages. */
export const publicOf = (ways: readonly Way[]): Way[] =>
  ways.flatMap((way) =>
    routes[way.to].login === 'none'
      ? { ...way, press: way.visitor ?? way.press, ...(way.then && { then: publicOf(way.then) }) }
      : [],
  );

/** What 我的 keeps behind 全部. */
const all = (name: Press): Press[] => [/全部$/, name];

/** From 我的 of a visitor, and from 茶文化. */
const COLLEGE: Way = {
  to: '/collegePackages/pages/college/index',
  press: '茶学院',
  then: [
    {
      to: '/collegePackages/pages/college/course/list',
      press: '精品课，全部',
      then: [
        {
          to: '/collegePackages/pages/college/course/detail',
          press: /^紫砂鉴赏/,
          then: [{ to: '/collegePackages/pages/college/order/settle', press: /^购买全部/ }],
        },
      ],
    },
    {
      to: '/collegePackages/pages/college/video/list',
      press: '公开课，更多',
      then: [{ to: '/collegePackages/pages/college/video/detail', press: /^三分钟泡好一杯龙井/ }],
    },
    {
      to: '/collegePackages/pages/college/live_index',
      press: /^直播课表/,
      then: [
        {
          to: '/collegePackages/pages/college/live/list',
          press: '全部直播',
          then: [
            { to: '/collegePackages/pages/college/live/live', press: /一泡白毫银针/ },
            { to: '/collegePackages/pages/college/live/detail', press: ['预告', /岩茶三坑/] },
          ],
        },
      ],
    },
    { to: '/collegePackages/pages/college/material/index', press: '资料，全部' },
  ],
};

/** A visitor's own: on 我的, where members have another menu. */
export const VISITOR_MINE: readonly Way[] = [
  ...publicOf([{ ...COLLEGE, press: all('茶学院') }]),
  { to: '/pages/tea/wholesale', press: '批发' },
  { to: '/shop/pages/marketing/wholesale_index', press: all('集采会场') },
  { to: '/pages/tea/vip-rights', press: /成为会员/ },
  { to: '/pages/tea/vip-rule', press: all('会员规则') },
  { to: '/contact/pages/ContactUs', press: '联系客服', then: [{ to: '/site/pages/feedback', press: /^意见反馈/ }] },
  { to: '/site/pages/single_detail', press: all('帮助中心') },
  { to: '/site/pages/notice_list', press: all('公告') },
  { to: '/member/pages/group/download', press: all('下载与社群') },
  {
    to: '/site/pages/about',
    press: all('关于'),
    then: [{ to: '/reservation/pages/explore/brandadvantage', press: '品牌优势' }],
  },
  {
    to: '/site/pages/login',
    press: /^登录.注册/,
    then: [
      { to: '/site/pages/register', press: '注册会员' },
      { to: '/site/pages/setPassword', press: ['密码登录', '忘记密码'] },
      { to: '/site/pages/login_channel', press: '渠道商登录' },
    ],
  },
];

export const MEMBER_HOME: readonly Way[] = [
  {
    to: '/shop/pages/search/index',
    press: /^搜索，/,
    then: [
      { to: '/shop/pages/search/search', press: '搜索' },
      { to: '/shop/pages/search', search: '西湖', press: /全站/ },
    ],
  },
  {
    to: '/shop/pages/list',
    press: '绿茶',
    then: [
      {
        to: '/shop/pages/goods',
        press: /西湖龙井雨前/,
        then: [
          { to: '/shop/pages/imgshow', press: '放大第 1 张图片' },
          { to: '/pages/tea/video-box', press: /的视频$/ },
          {
            to: '/shop/pages/order/settle',
            press: ['立即购买', /^立即购买 ¥/],
            then: [{ to: '/member/pages/address/select', press: /\d{3}\*{4}\d{4}/ }],
          },
        ],
      },
    ],
  },
  { to: '/shop/pages/marketing/discount', press: '限时秒杀，全部' },
  {
    to: '/shop/pages/marketing/wholesale_index',
    press: '一起买，去会场',
    then: [
      {
        to: '/shop/pages/marketing/wholesale_list',
        press: '拼团，全部',
        then: [{ to: '/shop/pages/marketing/wholesale_detail', press: /^小青柑/ }],
      },
    ],
  },
  {
    to: '/tea/pages/index',
    press: /^茶文化/,
    then: [
      {
        to: '/tea/pages/artistList',
        press: '茶人，全部',
        then: [
          {
            to: '/tea/pages/artistDetail',
            press: /^陈守拙/,
            then: [{ to: '/entertainment/pages/video/video', press: [/^视频/, /^云起牛栏坑/] }],
          },
        ],
      },
      { to: '/tea/pages/producer', press: '产地，全部' },
      { to: '/tea/pages/productShow', press: '臻品图鉴，全部' },
      { to: '/tea/pages/vr', press: 'VR 云游' },
      { to: '/tea/pages/official', press: '官方溯源' },
      {
        to: '/entertainment/pages/index/index',
        press: '茶视频',
        then: [
          { to: '/entertainment/pages/video/video', press: /^春山第一采/ },
          {
            to: '/entertainment/pages/search/index',
            press: '搜索视频',
            then: [{ to: '/entertainment/pages/search/searchDetails', press: '盖碗' }],
          },
        ],
      },
      COLLEGE,
    ],
  },
  {
    to: '/tea/pages/home',
    press: /^茶空间/,
    then: [
      {
        to: '/activity/pages/index',
        press: /^二〇二六春茶品鉴会/,
        visitor: [/^二〇二六春茶品鉴会/, '活动详情'],
        then: [
          { to: '/activity/pages/product', press: /^现场特惠/ },
          { to: '/activity/pages/input', press: /^品鉴打分/ },
          { to: '/activity/pages/vip', press: /^嘉宾登记/ },
        ],
      },
      {
        to: '/reservation/pages/explore/gatheringactivitieslist',
        press: '雅集',
        then: [
          { to: '/reservation/pages/explore/public', press: /^今晚的公共茶席/ },
          { to: '/reservation/pages/explore/gatheringactivities', press: ['主题', /^围炉煮茶/] },
        ],
      },
    ],
  },
  {
    to: '/tea/pages/lifeCircle',
    press: /^生活圈/,
    then: [{ to: '/open-location', press: ['联盟商家', '导航，苏记茶点'] }],
  },
  { to: '/tea/pages/productHot', press: /^热卖榜/ },
  {
    to: '/site/pages/notice_list',
    press: /^公告/,
    then: [{ to: '/site/pages/article_detail', press: /^会员日改为/ }],
  },
  { to: '/shop/pages/marketing/coupon', press: /^领券/ },
  {
    to: '/pages/tea/index1',
    press: '门店',
    then: [
      { to: '/tea/pages/shop', press: '本店在售，看货架' },
      { to: '/open-location', press: '导航' },
      { to: '/reservation/pages/map/map', press: '到店，门店地图' },
      {
        to: '/reservation/pages/detail/detail',
        press: /^预约雅室/,
        then: [
          { to: '/reservation/pages/search/search', press: '找茶舍' },
          { to: '/reservation/pages/explore/storesinformation', press: '查看门店信息' },
          { to: '/reservation/pages/explore/product', press: '堂食茶单' },
        ],
      },
    ],
  },
];
export const MEMBER_TABS: readonly Way[] = [
  {
    to: '/pages/tea/classification',
    press: '分类',
    then: [{ to: '/shop/pages/category', press: /^快速选购/ }],
  },
  {
    to: '/pages/tea/szcy',
    press: '茶园',
    then: [
      { to: '/pages/tea/rycg', press: '最新收成' },
      { to: '/site/pages/livePlayer', press: '看武夷山岩韵园直播' },
      {
        to: '/pages/tea/rycs',
        press: /^武夷山岩韵园，可认养/,
        then: [{ to: '/pages/tea/wyry', press: ['列表', /^WY-.*可认养$/, '认养它'] }],
      },
    ],
  },
  { to: '/shop/pages/cart/index', press: /购物车$/ },
];
export const MEMBER_MINE: readonly Way[] = [
  {
    to: '/shop/pages/order/index',
    press: '全部订单',
    then: [
      { to: '/member/pages/wallet/pay', press: /^去支付/ },
      { to: '/shop/pages/order/detail', press: /^叶间自营/ },
      { to: '/shop/pages/order/express', press: /^查看物流/ },
    ],
  },
  {
    to: '/pages/tea/vip',
    press: /成长值/,
    then: [
      { to: '/pages/tea/vip-level', press: '攒成长值，全部' },
      { to: '/pages/tea/vip-rights', press: '本月礼遇，全部' },
      { to: '/pages/tea/vip-rule', press: /^会员规则/ },
      { to: '/tea/pages/vip', press: /年卡$/ },
    ],
  },
  { to: '/shop/pages/footprint/index', press: /足迹/ },
  { to: '/shop/pages/collection/index', press: /收藏/ },
  { to: '/tea/pages/my-ggb', press: /瓜瓜币/, then: [{ to: '/income/pages/melon_trans', press: '转赠' }] },
  { to: '/income/pages/donation', press: all('公益捐赠') },
  {
    to: '/pages/tea/my-point',
    press: /^积分/,
    then: [
      { to: '/pointpage/pages/point', press: '热兑好礼，积分商城' },
      { to: '/income/pages/integral', press: '再赚一点，赚到的' },
      {
        to: '/member/pages/interval/index',
        press: '明细',
        then: [{ to: '/member/pages/interval/newIndex', press: '月度总览', tab: true }],
      },
      {
        to: '/member/pages/interval/send',
        press: '转赠',
        then: [{ to: '/member/pages/interval/recharge', press: '充值' }],
      },
    ],
  },
  {
    to: '/pages/tea/my-money',
    press: /^钱包/,
    then: [
      { to: '/member/pages/recharge/index', press: '充值' },
      { to: '/member/pages/credit/index', press: '账单' },
      { to: '/income/pages/redbag', press: '红包' },
      { to: '/member/pages/wallet/voucher', press: '转账凭证' },
      { to: '/member/pages/invoice/recharge', press: '发票' },
      {
        to: '/member/pages/withdraw/apply',
        press: '提现',
        then: [
          { to: '/member/pages/withdraw/index', press: '记录' },
          { to: '/member/pages/withdraw/identifierHe', press: [/^提现到.*更换$/, /^添加银行卡/] },
        ],
      },
    ],
  },
  { to: '/pages/tea/my-cpf', press: '我的藏品' },
  { to: '/pages/tea/cpf', press: all('藏品坊'), then: [{ to: '/pages/tea/cpf-goods', press: /^2010 易武麻黑古树饼/ }] },
  { to: '/pages/tea/wryd', press: '我的认养' },
  {
    to: '/collegePackages/pages/college/order/course_index',
    press: '我的课程',
    then: [{ to: '/collegePackages/pages/college/order/course_detail', press: /^KC.*岩茶山场/ }],
  },
  {
    to: '/reservation/pages/order/order',
    press: '我的预约',
    then: [
      {
        to: '/reservation/pages/index/home',
        press: '去预约',
        then: [
          { to: '/reservation/pages/index/index', press: /^订雅室/ },
          { to: '/reservation/pages/search/bookingsearch', press: /^查空位/ },
          { to: '/reservation/pages/detail/newDetail', press: /^看空位，/ },
          {
            to: '/reservation/pages/explore/index',
            press: /^探店/,
            then: [{ to: '/reservation/pages/explore/brandadvantage', press: '品牌优势' }],
          },
        ],
      },
    ],
  },
  { to: '/pages/tea/my-wholesale', press: all('我的拼团') },
  {
    to: '/member/pages/appointment',
    press: all('新品申购'),
    then: [{ to: '/member/pages/appointment_rank', press: /看排名$/ }],
  },
  { to: '/member/pages/group/download', press: all('下载与社群') },
  { to: '/tea/pages/discount', press: all('会员日') },
  {
    to: '/contact/pages/ContactUs',
    press: '联系客服',
    then: [
      { to: '/vip/pages/businessCard', press: /工号 E\d/ },
      { to: '/dingding/pages/group', press: '在线客服' },
    ],
  },
  {
    to: '/member/pages/address/list',
    press: '收货地址',
    then: [
      {
        to: '/member/pages/address/edit',
        press: /新建地址/,
        then: [{ to: '/choose-location', press: '在地图上选' }],
      },
    ],
  },
  {
    to: '/member/pages/invoice/select',
    press: '发票',
    then: [
      {
        to: '/member/pages/invoice/apply',
        press: [/ YJ\d+ ¥/, '下一步'],
        then: [{ to: '/member/pages/invoice/edit', press: '抬头，更换' }],
      },
      { to: '/member/pages/invoice/webview', press: ['记录', /已红冲.*¥/] },
      { to: '/member/pages/invoice/recharge', press: '充值', tab: true },
    ],
  },
  { to: '/outbound/pages/escrow', press: /^茶窖/, then: [{ to: '/vip/pages/jiujiao', press: '茶窖会' }] },
  {
    to: '/outbound/pages/myouponlist',
    press: /^券包/,
    then: [{ to: '/outbound/pages/mycoupon', press: /堂食满 100 减 20.* 至 / }],
  },
  { to: '/member/pages/edit', press: /^林知夏/ },
  {
    to: '/member/pages/setting',
    press: '设置',
    then: [
      { to: '/member/pages/password', press: /^登录密码/ },
      { to: '/site/pages/inviteID', press: /^邀请人/ },
      { to: '/member/pages/password2', press: /^支付密码/ },
      { to: '/member/pages/withdraw/identifier', press: /^实名认证/ },
      { to: '/member/pages/notice/remind', press: '提醒设置' },
      {
        to: '/member/pages/oauth/index',
        press: /^账号绑定/,
        then: [{ to: '/site/pages/appLogin', press: '扫码登录电脑或 App' }],
      },
      {
        to: '/site/pages/about',
        press: '关于',
        then: [
          { to: '/site/pages/feedback', press: '意见反馈' },
          { to: '/site/pages/notice_list', press: '公告' },
        ],
      },
    ],
  },
  {
    to: '/member/pages/notice/index',
    press: /^消息，/,
    then: [{ to: '/member/pages/notice/detail', press: /将在三天后到期/ }],
  },
  { to: '/member/pages/feedback/index', press: all(/我的反馈$/) },
];
export const NEW_MEMBER_MINE: readonly Way[] = [{ to: '/tea/pages/newGift', press: /^新人礼/ }];
export const WHOLESALER_MINE: readonly Way[] = [
  {
    to: '/pages/tea/wholesale',
    press: '进入批发',
    then: [{ to: '/shop/pages/marketing/wholesale', press: '下单', tab: true }],
  },
  { to: '/shop/pages/marketing/wholesale', press: '批发下单' },
  { to: '/member/pages/wholesale/blank', press: '订货单' },
  {
    to: '/pages/tea/my-wholesale',
    press: /我的批发$/,
    then: [{ to: '/member/pages/wholesale/detail', press: /^YJ\d{12}/ }],
  },
  { to: '/member/pages/wholesale/index', press: all('合作申请') },
  { to: '/shop/pages/marketing/wholesale_index', press: '集采会场' },
];

/** Of a merchant. */
export const MERCHANT_MINE: readonly Way[] = [
  {
    to: '/member/pages/wholesale/manage',
    press: '商家管理',
    then: [{ to: '/member/pages/select/video', press: ['商品', '上新', '选择视频'] }],
  },
];

/** Of a promoter. */
export const TEAM_MINE: readonly Way[] = [
  {
    to: '/income/pages/index',
    press: '我的收益',
    then: [
      {
        to: '/income/pages/list',
        press: '收益明细',
        then: [
          { to: '/income/pages/details', press: /直推/ },
          { to: '/income/pages/order', press: '按订单', tab: true },
        ],
      },
      { to: '/income/pages/cash_list', press: '转出记录' },
      { to: '/income/pages/cash', press: '转出' },
    ],
  },
  { to: '/income/pages/balance', press: '收益账户' },
  {
    to: '/member/pages/team/index',
    press: /今日新成员$/,
    then: [
      { to: '/member/pages/team/list', press: /^成员，全部/ },
      { to: '/member/pages/team/credit', press: /^团队贡献/ },
    ],
  },
  { to: '/member/pages/subordinate/index', press: '邀请成员' },
];

/** Of a manager. */
export const STAFF_MINE: readonly Way[] = [
  { to: '/dingding/pages/index', press: '进入工作台' },
  { to: '/dingding/pages/message', press: /待办审批$/ },
  { to: '/dingding/pages/process', press: all('流程') },
  {
    to: '/client/pages/quote',
    press: all('报价'),
    then: [{ to: '/client/pages/addQuote', press: '新建报价' }],
  },
  {
    to: '/report/pages/report-table',
    press: all('报表'),
    then: [
      { to: '/report/pages/daily-input', press: '去填日报' },
      { to: '/report/pages/webview', press: '横屏查看' },
      { to: '/chart/pages/index', press: '看板' },
    ],
  },
  {
    to: '/outbound/pages/takeStock',
    press: all('盘点'),
    then: [
      { to: '/outbound/pages/stockDetail', press: /^西湖总店家具盘点/ },
      { to: '/asset/pages/storeselection', press: ['新建盘点', /^门店与部门/] },
    ],
  },
  {
    to: '/qrCodeOrder/pages/patrolIndex',
    press: all('巡台'),
    then: [{ to: '/qrCodeOrder/pages/patrol', press: ['全部', /听松雅室/] }],
  },
  { to: '/asset/pages/details', press: all('我的资产') },
  { to: '/outbound/pages/tvLogin', press: all('大屏登录') },
  {
    to: '/outbound/pages/outbound',
    press: /待出库$/,
    then: [
      { to: '/outbound/pages/order', press: '全部单据' },
      { to: '/outbound/pages/detailed', press: /^销售 CK/ },
    ],
  },
  { to: '/vip/pages/businessCard', press: all('我的名片') },
];

/** Of who looks after clients. */
export const ADVISER_MINE: readonly Way[] = [
  {
    to: '/client/pages/clientmangent',
    press: '客户',
    then: [
      { to: '/client/pages/clientNew', press: '新建客户' },
      { to: '/maintenance/pages/mymaintenance', press: '我的计划' },
      {
        to: '/client/pages/client',
        press: /[ABCD] 级/,
        then: [
          { to: '/client/pages/clientedit', press: '编辑资料' },
          { to: '/maintenance/pages/mymaintsave', press: '写维护' },
          { to: '/maintenance/pages/myinvitsave', press: '发邀约' },
          { to: '/maintenance/pages/comeVisitPlan', press: '来访' },
          { to: '/maintenance/pages/visitPlan', press: '拜访' },
        ],
      },
    ],
  },
];

/** So many taps from a tab of the app lead to every page. */
export const MOST_TAPS = 4;
/** Farther than that, with the reason. */
export const FAR: Readonly<Partial<Record<RoutePath, string>>> = {
  '/member/pages/address/select': 'chooses for a settlement, which begins with what is bought',
  '/collegePackages/pages/college/order/settle': 'the settlement of a course that was chosen',
  '/collegePackages/pages/college/live/live': 'one room of a list',
  '/collegePackages/pages/college/live/detail': 'one room of a list',
};

/** Entered from outside only, with the way. */
export const OUTSIDE: Readonly<Partial<Record<RoutePath, string>>> = {
  '/pages/tea/advertising': 'the start of the app: its address is /',
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup':
    'opens by itself at the start when there is a newer version',
  '/pages/tea/order_bill_transit': 'the messenger shows it in its own payment-done page',
  '/shop/pages/order/advertisingdetail': 'the button of that receipt, and the messenger’s service message',
  '/shop/pages/order/success': 'the end of a payment (payment.test.ts)',
  '/pages/tea/success': 'the end of the payment of something that is no order (collectible.test.ts)',
  '/activity/pages/gg': 'adverts and links that are shared; its bar leads on into the app',
  '/entertainment/pages/h5mpweixin/h5mpweixin':
    'links that are opened in a browser (the button of 下载 in a computer’s)',
  '/activity/pages/jiajv': 'adverts and campaign pages that name it',
  '/qrCodeOrder/pages/index':
    'the code on a table, by the scan button of the home and of 我的 or by the camera of the phone',
  '/qrCodeOrder/pages/product': 'a dish of the menu that the code opens',
  '/qrCodeOrder/pages/order': '账单 of that menu; 桌台 in the menu of whoever serves there',
  '/qrCodeOrder/pages/vip': '桌台会员 of that bill',
  '/qrCodeOrder/pages/transfer': '转台并台 of a bill, for whoever serves there',
  '/site/pages/webview': 'links of banners, messages and scanned codes that lead to another site',
};

/** Public, but no way of a visitor's leads there. */
export const NO_VISITOR: Readonly<Partial<Record<RoutePath, string>>> = {
  '/dingding/pages/index': 'signs in by itself, so it asks nobody before; whoever does not work here has no way to it',
  '/choose-location': 'a chooser of the address form and of the form of a merchant',
};
