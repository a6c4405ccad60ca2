/** What trees, adoptions and harvests are called in the state they are in. */
import type { Adoption, Harvest, Season, TeaTree } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

interface Word {
  text: string;
  tone: TagTone;
}
export const TREE_WORDS: Record<TeaTree['state'], Word> = {
  free: { text: '可认养', tone: 'celadon' },
  held: { text: '保留', tone: 'plain' },
  adopted: { text: '已有主', tone: 'gold' },
};
export const ADOPTION_WORDS: Record<Adoption['status'], Word> = {
  unpaid: { text: '待支付', tone: 'warn' },
  growing: { text: '成长中', tone: 'celadon' },
  making: { text: '制作中', tone: 'gold' },
  claimable: { text: '可提货', tone: 'success' },
  ended: { text: '已结束', tone: 'plain' },
  cancelled: { text: '已取消', tone: 'plain' },
};
export const HARVEST_WORDS: Record<Harvest['status'], Word> = {
  chooseCraft: { text: '待选工艺', tone: 'warn' },
  making: { text: '制作中', tone: 'gold' },
  claimable: { text: '可提货', tone: 'success' },
  shipped: { text: '已领取', tone: 'plain' },
  stored: { text: '已存茶窖', tone: 'plain' },
};
export const SEASON_WORDS: Record<Season, string> = { spring: '春茶', summer: '夏茶', autumn: '秋茶' };

export const isSeason = (text: string | undefined): text is Season =>
  Object.keys(SEASON_WORDS).some((one) => one === text);

export const craftOf = ({ crafts, craft }: Harvest): string => crafts.find(({ value }) => value === craft)?.label ?? '';
export const harvestName = ({ year, season }: { year: number; season: Season }): string =>
  `${year} ${SEASON_WORDS[season]}`;

/** 800 g, 3.2 kg. */
export const gramsText = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${Math.round(grams / 100) / 10} kg`;
