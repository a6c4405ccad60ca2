/** Main package. One row per address (spec 2): title, login mode, flags. */
import { page } from '../row';

export const homeRows = {
  '/pages/tea/index': page('叶间 · 商城首页'),
  '/pages/tea/order_bill_transit': page('订单小票', 'none', 'refresh'),
  '/pages/tea/index1': page('附近门店 · 门店首页', 'none', 'refresh'),
  '/pages/tea/success': page('办理成功', 'redirect'),
  '/pages/tea/vip-rule': page('会员规则', 'none', 'refresh'),
  '/pages/tea/classification': page('分类', 'none', 'refresh'),
  '/pages/tea/szcy': page('数字茶园', 'none', 'refresh'),
  '/pages/tea/wyry': page('我要认养', 'redirect', 'refresh'),
  '/pages/tea/rycs': page('认养茶树', 'none', 'refresh'),
  '/pages/tea/rycg': page('认养成果', 'none', 'refresh'),
  '/pages/tea/wryd': page('我认养的', 'redirect', 'refresh'),
  '/pages/tea/vip-rights': page('会员权益'),
  '/pages/tea/vip-level': page('等级成长', 'redirect'),
  '/pages/tea/video-box': page('视频播放', 'none', 'landscape'),
  '/pages/tea/cpf': page('藏品坊', 'redirect', 'refresh'),
  '/pages/tea/my-cpf': page('我的藏品', 'redirect', 'refresh'),
  '/pages/tea/cpf-goods': page('藏品详情', 'redirect', 'refresh'),
  '/pages/tea/mine': page('我的', 'none', 'refresh'),
  '/pages/tea/vip': page('会员中心', 'redirect', 'refresh'),
  '/pages/tea/my-wholesale': page('我的批发', 'redirect', 'refresh'),
  '/pages/tea/wholesale': page('批发专区'),
  '/pages/tea/my-money': page('我的钱包', 'redirect'),
  '/pages/tea/my-point': page('我的积分', 'redirect'),
  '/pages/tea/advertising': page('启动页'),
} as const;
