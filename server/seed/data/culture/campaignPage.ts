/** GG_SPRING: a campaign page made of blocks. Blocks that an app does not know are skipped. */
import type { pageContents } from '../../../db/schema';

export const CAMPAIGN_PAGE: Omit<typeof pageContents.$inferInsert, 'updatedAt'> = {
  code: 'GG_SPRING',
  title: '春茶到了',
  cover: '/images/banner/1.webp',
  html: null,
  version: '1.0',
  private: false,
  blocks: [
    {
      kind: 'banner',
      title: '头春第一口',
      items: [
        {
          key: 'hero',
          label: '头春第一口',
          value: '三月二十六日开采，四十八小时到店。',
          image: '/images/banner/1.webp',
        },
      ],
    },
    {
      kind: 'text',
      title: '今年的春来得慢',
      items: [
        {
          key: 'a',
          label: '',
          value: '倒春寒压了一周，芽头瘦些，香却更沉。我们没有抢头一天，等茶园的人说可以了才开秤。',
        },
        { key: 'b', label: '', value: '每一罐写着采摘日和山场，扫罐底的码能看到那一天的照片。' },
      ],
    },
    { kind: 'coupon', title: '先领一张', items: [{ key: 'coupons', label: '领券', value: '' }] },
    {
      kind: 'goods',
      title: '春茶四款',
      items: [{ key: 'green', label: '绿茶', value: '5' }],
    },
    {
      kind: 'video',
      title: '看它怎么来',
      items: [{ key: 'film', label: '采青到杀青', value: '/video/1-hd.mp4', image: '/images/video/1.webp' }],
    },
    {
      kind: 'faq',
      title: '常问',
      items: [
        { key: 'keep', label: '怎么放', value: '罐口封好，放冰箱冷藏层，取出回温再开。' },
        { key: 'water', label: '用什么水', value: '八十五度，玻璃杯，茶水一比五十。' },
      ],
    },
    {
      kind: 'bar',
      items: [
        { key: 'act', label: '来店里盲品', value: '', link: '/activity/pages/index?id=9412' },
        { key: 'buy', label: '看春茶', value: '', link: '/shop/pages/list?categoryId=5' },
      ],
    },
  ],
};
