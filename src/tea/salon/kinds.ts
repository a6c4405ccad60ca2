/** The kinds of events of the tea space. */
export const KINDS = [
  { id: '', label: '全部' },
  { id: 'salon', label: '茶沙龙' },
  { id: 'gathering', label: '雅集' },
  { id: 'tasting', label: '品鉴会' },
  { id: 'publicTable', label: '公共茶席' },
] as const;
export type SalonKind = Exclude<(typeof KINDS)[number]['id'], ''>;
export const isKind = (text: string | undefined): text is SalonKind => KINDS.some(({ id }) => id !== '' && id === text);
