/** What 我的 offers before a login: the entries of the server's menu that every member has. A page for members asks for the login itself. */
import type { MenuGroup } from '@/contract';

const entry = (key: string, label: string, icon: string, route: string) => ({ key, label, icon, route, badge: 0 });

const MENU: readonly MenuGroup[] = [
  {
    title: '我的茶事',
    items: [
      entry('collectible', '我的藏品', 'medal', '/pages/tea/my-cpf'),
      entry('hall', '藏品坊', 'cabinet', '/pages/tea/cpf'),
      entry('groups', '我的拼团', 'team', '/pages/tea/my-wholesale?tab=groups'),
      entry('college', '茶学院', 'cap', '/collegePackages/pages/college/index'),
      entry('memberDay', '会员日', 'sun', '/tea/pages/discount'),
    ],
  },
  {
    title: '生意',
    items: [
      entry('market', '批发', 'crates', '/pages/tea/wholesale'),
      entry('fair', '集采会场', 'cart', '/shop/pages/marketing/wholesale_index'),
    ],
  },
  {
    title: '我的服务',
    items: [
      entry('store', '附近门店', 'store', '/pages/tea/index1'),
      entry('contact', '联系客服', 'service', '/contact/pages/ContactUs'),
      entry('help', '帮助中心', 'help', '/site/pages/single_detail?code=FAQ'),
      entry('rules', '会员规则', 'note', '/pages/tea/vip-rule'),
      entry('news', '公告', 'comment', '/site/pages/notice_list'),
      entry('download', '下载与社群', 'save', '/member/pages/group/download'),
      entry('about', '关于', 'info', '/site/pages/about'),
    ],
  },
];

/** Without what the shop does not show. */
export const visitorMenu = (hidden: readonly string[] = []): MenuGroup[] =>
  MENU.map(({ title, items }) => ({ title, items: items.filter(({ key }) => !hidden.includes(key)) })).filter(
    ({ items }) => items.length > 0,
  );
