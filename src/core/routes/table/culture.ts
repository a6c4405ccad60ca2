/** Tea culture, site, activities, videos, system pages. One row per address (rule 6.1): title, login mode, flags. */
import { BRAND } from '../../lib/brand';
import type { Article } from '@/contract';
import { page, type Shared } from '../row';

export const cultureRows = {
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup': page<{ force?: string }>('版本更新', 'none', {
    noScroll: true,
  }),
  '/tea/pages/index': page<Shared>('茶文化', 'redirect'),
  /** month: YYYY-MM. */
  '/tea/pages/home': page<{ month?: string; day?: string; storeId?: string; kind?: string }>(
    '茶空间 · 茶沙龙',
    'redirect',
  ),
  '/tea/pages/artistList': page<{ cateId?: string; keyword?: string; sort?: 'default' | 'followers' }>(
    '茶人名家',
    'redirect',
  ),
  '/tea/pages/artistDetail': page<Shared & { id: string }>('茶人详情', 'redirect'),
  /** With an id the producer itself. */
  '/tea/pages/producer': page<{ cateId?: string; id?: string }>('产地与茶企', 'redirect'),
  '/tea/pages/lifeCircle': page<{ tab?: 'posts' | 'merchants'; topic?: string; cateId?: string }>(
    '茶生活圈',
    'redirect',
  ),
  '/tea/pages/discount': page<{ zoneId?: string; sort?: 'default' | 'discount' | 'price' }>('会员日特惠', 'redirect'),
  '/tea/pages/productHot': page<{ cateId?: string; period?: 'week' | 'month' | 'year' }>('热卖榜', 'redirect', {
    noScroll: true,
  }),
  '/tea/pages/shop': page<{ storeId?: string; cateId?: string }>('门店货架', 'redirect', { noScroll: true }),
  '/tea/pages/newGift': page<Shared>('新人礼', 'redirect'),
  /** code: from a scanned label. */
  '/tea/pages/official': page<{ code?: string }>('官方溯源', 'redirect'),
  '/tea/pages/vip': page<Shared & { planId?: string }>(`${BRAND.name}年卡`, 'redirect'),
  /** id: a scene. */
  '/tea/pages/vr': page<{ id?: string }>('VR 云游', 'redirect'),
  /** With an id one exhibit. */
  '/tea/pages/productShow': page<{ id?: string; craft?: string }>('臻品图鉴', 'redirect'),
  '/tea/pages/my-ggb': page<{ tab?: 'zone' | 'draw' | 'log' }>('我的瓜瓜币', 'redirect'),
  '/site/pages/about': page('关于我们'),
  /** ticket: of the code on the device that asks. */
  '/site/pages/appLogin': page<{ ticket?: string }>('授权登录', 'redirect'),
  '/site/pages/article_detail': page<Shared & { id: string }>('文章详情'),
  /** from: the page it was opened on. */
  '/site/pages/feedback': page<{ kind?: string; orderId?: string; from?: string }>('意见反馈'),
  '/site/pages/inviteID': page<{ share_id?: string; no?: string }>('填写邀请码', 'redirect'),
  /** id: a live room or a garden camera. */
  '/site/pages/livePlayer': page<Shared & { id: string; title?: string }>('直播播放'),
  '/site/pages/login_channel': page<{ channelNo?: string; backurl?: string }>('渠道登录'),
  '/site/pages/login': page<Shared & { backurl?: string }>('登录'),
  '/site/pages/notice_list': page<{ cate?: Article['cate']; keyword?: string }>('公告'),
  '/site/pages/register': page<{ share_id?: string; inviteNo?: string }>('注册'),
  '/site/pages/setPassword': page<{ mobile?: string }>('找回密码'),
  '/site/pages/single_detail': page<{ code: string }>('单页'),
  '/site/pages/webview': page<{ url: string; title?: string }>('网页'),
  /** code: of the poster at the door. gift: a friend's ticket. */
  '/activity/pages/index': page<Shared & { id?: string; code?: string; gift?: string }>('活动详情', 'redirect'),
  '/activity/pages/jiajv': page<{ id?: string }>('茶家居专场', 'redirect'),
  /** id: the code of its page. */
  '/activity/pages/gg': page<Shared & { id?: string }>('活动广告页'),
  '/activity/pages/input': page<{ id: string }>('品鉴打分', 'redirect'),
  '/activity/pages/product': page<{ id: string; cateId?: string }>('活动商品', 'redirect'),
  /** employeeNo: of the consultant's code. */
  '/activity/pages/vip': page<{ id: string; employeeNo?: string }>('嘉宾登记', 'redirect'),
  '/entertainment/pages/index/index': page<Shared & { cateId?: string; tab?: 'video' | 'slice' | 'audio' }>(
    '茶视频',
    'redirect',
  ),
  /** from: the list that goes on after it, which cateId, keyword with its filters, or set tell closer. slice: the piece, t: the second to begin at. */
  '/entertainment/pages/video/video': page<
    Shared & {
      id: string;
      from?: 'cate' | 'search' | 'master' | 'later' | 'history' | 'set';
      slice?: string;
      t?: string;
      cateId?: string;
      keyword?: string;
      sort?: 'default' | 'newest' | 'plays';
      duration?: 'short' | 'mid' | 'long';
      set?: string;
    }
  >('视频播放', 'redirect'),
  /** path: the page that is meant, with its id. */
  '/entertainment/pages/h5mpweixin/h5mpweixin': page<Shared & { path?: string; id?: string; title?: string }>(
    '打开小程序',
  ),
  '/entertainment/pages/search/index': page<{ keyword?: string }>('视频搜索', 'redirect'),
  '/entertainment/pages/search/searchDetails': page<{
    keyword: string;
    cateId?: string;
    sort?: 'default' | 'newest' | 'plays';
    duration?: 'short' | 'mid' | 'long';
    tab?: 'video' | 'slice';
  }>('视频搜索结果', 'redirect'),
  /** slotId: chosen already. */
  '/vip/pages/jiujiao': page<Shared & { slotId?: string }>('茶窖会', 'redirect'),
  /** Without both the own card; edit=1 opens its form. */
  '/vip/pages/businessCard': page<Shared & { id?: string; employeeNo?: string; edit?: string }>('名片', 'redirect'),
  '/contact/pages/ContactUs': page<{ storeId?: string; topic?: string }>('联系我们'),
  /** gcj02 degrees. */
  '/choose-location': page<{ lat?: number; lng?: number; keyword?: string; caller?: string }>('选择位置'),
  '/open-location': page<{ lat: number; lng: number; name?: string; address?: string }>('查看位置'),
} as const;
