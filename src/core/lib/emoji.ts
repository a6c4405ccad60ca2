/** The emoji list (rule 6.17): 2 pages of 24, each with a picture file and a bracketed text that travels in messages. */
export interface Emoji {
  /** Picture below the static asset path. */
  file: string;
  /** `[微笑]`: what is sent, and the alternative text of the picture. */
  alt: string;
}
export const EMOJI_PER_PAGE = 24;

const MOODS = [
  '微笑',
  '开心',
  '大笑',
  '偷笑',
  '害羞',
  '可爱',
  '得意',
  '调皮',
  '喜欢',
  '飞吻',
  '惊讶',
  '疑问',
  '思考',
  '无奈',
  '流汗',
  '尴尬',
  '委屈',
  '难过',
  '大哭',
  '生气',
  '困倦',
  '睡觉',
  '晕',
  '闭嘴',
  '点赞',
  '鼓掌',
  '握手',
  '抱拳',
  '加油',
  '胜利',
  '拜托',
  '再见',
  '拥抱',
  '庆祝',
  '礼物',
  '红包',
  '喝茶',
  '泡茶',
  '茶叶',
  '茶杯',
  '茶壶',
  '采茶',
  '闻香',
  '干杯',
  '太阳',
  '月亮',
  '爱心',
  '玫瑰',
];

export const EMOJI: readonly Emoji[] = MOODS.map((mood, index) => ({
  file: `emoji/${String(index + 1).padStart(2, '0')}.webp`,
  alt: `[${mood}]`,
}));
export const EMOJI_PAGES: readonly (readonly Emoji[])[] = [EMOJI.slice(0, EMOJI_PER_PAGE), EMOJI.slice(EMOJI_PER_PAGE)];

/** A message cut into words and emoji; brackets that name no emoji stay words. */
export function splitEmoji(text: string): (string | Emoji)[] {
  return text
    .split(/(\[[^[\]]{1,4}\])/)
    .flatMap((part) => (part ? [EMOJI.find(({ alt }) => alt === part) ?? part] : []));
}
