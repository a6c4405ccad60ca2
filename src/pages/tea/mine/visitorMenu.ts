/** What 我的 offers before a login: the entries of the server's menu that every member has. A page for members asks for the login itself. */
import type { MineGroup } from '@/contract';

const entry = (key: string, label: string, icon: string, route: string) => ({ key, label, icon, route, badge: 0 });

const MENU: readonly MineGroup[] = [
  {
    place: 'tea',
    title: '我的茶事',
    items: [
      entry('adopt', '我的认养', 'tree', '/pages/tea/wryd'),
      entry('booking', '我的预约', 'calendar', '/reservation/pages/order/order'),
      entry('course', '我的课程', 'book', '/collegePackages/pages/college/order/course_index'),
      entry('collectible', '我的藏品', 'medal', '/pages/tea/my-cpf'),
    ],
  },
  {
    place: 'service',
    title: '服务',
    items: [
      entry('address', '收货地址', 'pin', '/member/pages/address/list'),
      entry('invoice', '发票', 'invoice', '/member/pages/invoice/select'),
      entry('contact', '联系客服', 'service', '/contact/pages/ContactUs'),
    ],
  },
  {
    place: 'more',
    title: '我的茶事',
    items: [
      entry('groups', '我的拼团', 'team', '/pages/tea/my-wholesale?tab=groups'),
      entry('hall', '藏品坊', 'cabinet', '/pages/tea/cpf'),
      entry('college', '茶学院', 'cap', '/collegePackages/pages/college/index'),
      entry('memberDay', '会员日', 'sun', '/tea/pages/discount'),
    ],
  },
  {
    place: 'more',
    title: '合作',
    items: [entry('fair', '集采会场', 'cart', '/shop/pages/marketing/wholesale_index')],
  },
  {
    place: 'more',
    title: '服务',
    items: [
      entry('store', '附近门店', 'store', '/pages/tea/index1'),
      entry('help', '帮助中心', 'help', '/site/pages/single_detail?code=FAQ'),
      entry('rules', '会员规则', 'crown', '/pages/tea/vip-rule'),
      entry('news', '公告', 'comment', '/site/pages/notice_list'),
      entry('download', '下载与社群', 'save', '/member/pages/group/download'),
      entry('about', '关于', 'info', '/site/pages/about'),
    ],
  },
];

/** Without what the shop does not show. */
export const visitorMenu = (hidden: readonly string[] = []): MineGroup[] =>
  MENU.map((group) => ({ ...group, items: group.items.filter(({ key }) => !hidden.includes(key)) })).filter(
    ({ items }) => items.length > 0,
  );
