/** Main package. One row per address (rule 6.1): title, login mode, flags. */
import { BRAND } from '../../lib/brand';
import type { AdoptionTab, CollectibleSort, Season, WholesaleSort, WholesaleTab } from '@/contract';
import { page, type Shared } from '../row';

export const homeRows = {
  '/pages/tea/index': page<Shared>(`${BRAND.name} · 商城首页`),
  /** Both come from the messenger. */
  '/pages/tea/order_bill_transit': page<{ out_trade_no?: string; check_code?: string }>('订单小票', 'none', {
    refresh: true,
  }),
  '/pages/tea/index1': page<{ storeId?: string }>('附近门店 · 门店首页', 'none', { refresh: true }),
  /** group: an order group other than order, or `audit` for applications. */
  '/pages/tea/success': page<{ group: string; id: string; from?: string }>('办理成功', 'redirect'),
  '/pages/tea/vip-rule': page<{ anchor?: 'level' | 'growth' | 'points' | 'card' | 'refund' }>('会员规则', 'none', {
    refresh: true,
  }),
  '/pages/tea/classification': page<{ id?: string }>(BRAND.tabs.classes, 'none', { refresh: true }),
  '/pages/tea/szcy': page<Shared & { region?: string }>('数字茶园', 'none', { refresh: true }),
  '/pages/tea/wyry': page<{ treeId: string; planId?: string; from?: string }>('我要认养', 'redirect', {
    refresh: true,
  }),
  /** treeId opens that tree's sheet, also without its field. */
  '/pages/tea/rycs': page<
    Shared & {
      fieldId?: string;
      treeId?: string;
      age?: 'young' | 'middle' | 'old';
      variety?: string;
      free?: '1';
      view?: 'map' | 'list';
    }
  >('认养茶树', 'none', { refresh: true }),
  /** id: the certificate of an adoption; without it the harvests of all fields. */
  '/pages/tea/rycg': page<Shared & { id?: string; fieldId?: string; season?: Season }>('认养成果', 'none', {
    refresh: true,
  }),
  /** id opens that adoption. */
  '/pages/tea/wryd': page<{ tab?: AdoptionTab; id?: string }>('我认养的', 'redirect', { refresh: true }),
  '/pages/tea/vip-rights': page<{ key?: string; levelId?: string }>('会员权益'),
  '/pages/tea/vip-level': page('等级成长', 'redirect'),
  /** id: a video of ours; src: a file of the own storage. t: second to begin at. */
  '/pages/tea/video-box': page<Shared & { id?: string; src?: string; title?: string; poster?: string; t?: string }>(
    '视频播放',
    'none',
    { landscape: true },
  ),
  '/pages/tea/cpf': page<{ series?: string; year?: string; sort?: CollectibleSort }>('藏品坊', 'redirect', {
    refresh: true,
  }),
  /** id opens that piece. */
  '/pages/tea/my-cpf': page<{ tab?: 'held' | 'transferring' | 'redeemed'; id?: string }>('我的藏品', 'redirect', {
    refresh: true,
  }),
  '/pages/tea/cpf-goods': page<{ id: string }>('藏品详情', 'redirect', { refresh: true }),
  '/pages/tea/mine': page(BRAND.tabs.mine, 'none', { refresh: true }),
  '/pages/tea/vip': page('会员中心', 'redirect', { refresh: true }),
  '/pages/tea/my-wholesale': page<{ tab?: WholesaleTab }>('我的批发', 'redirect', { refresh: true }),
  '/pages/tea/wholesale': page<{ categoryId?: string; keyword?: string; sort?: WholesaleSort }>('批发'),
  '/pages/tea/my-money': page('钱包', 'redirect'),
  '/pages/tea/my-point': page('我的积分', 'redirect'),
  '/pages/tea/advertising': page<Shared & { redirect?: string }>('启动页'),
} as const;
