/** GROUPS: the tea friends' groups by city, how many are in each of how many, and what holds in them. */
import type { Tx } from '../../db/client';
import { pageContents } from '../../db/schema';

/** City, members of its groups one after the other; 500 fit into one. */
const GROUPS: [city: string, members: number[]][] = [
  ['杭州', [500, 486, 121]],
  ['上海', [500, 332]],
  ['南京', [268]],
  ['成都', [407]],
  ['厦门', [193]],
];
const MOST = 500;

const RULES = [
  '群里聊茶，不发广告、拼团链接与二维码。',
  '晒图前先问一句，别人家的茶席也是别人的家。',
  '买茶、售后找自己的茶顾问，群公告只发活动与新茶。',
  '管理员提醒两次仍不改的，会请出群。',
];

export async function seedTeaGroups(tx: Tx, at: number): Promise<void> {
  await tx.insert(pageContents).values({
    code: 'GROUPS',
    title: '加入茶友群',
    cover: null,
    html: RULES.map((line, i) => `<p>${i + 1}. ${line}</p>`).join(''),
    blocks: GROUPS.map(([city, counts], c) => ({
      kind: 'stats',
      title: city,
      items: counts.map((count, i) => ({
        key: `YJ${String(c + 1).padStart(2, '0')}${String(i + 1).padStart(2, '0')}`,
        label: `${city}茶友 ${i + 1} 群`,
        value: `${count}/${MOST}`,
        link: `/contact/pages/ContactUs?topic=group`,
      })),
    })),
    version: '1.0',
    private: false,
    updatedAt: at,
  });
}
