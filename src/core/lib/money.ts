/** Money is integer fen everywhere (rule 1.1); only these functions know that a yuan has a hundred of them. */

/** 18420 -> `184.20`; with `short` 23800 -> `238`, as price tags are written, but 1990 -> `19.90`: one digit is no amount. */
export function formatFen(fen: number, { short = false }: { short?: boolean } = {}): string {
  const rest = Math.abs(Math.round(fen));
  const sign = fen < 0 ? '-' : '';
  const text = `${sign}${Math.floor(rest / 100)}.${String(rest % 100).padStart(2, '0')}`;
  return short ? text.replace(/\.00$/, '') : text;
}

/** `1280.50` -> `1,280.50`. */
export const grouped = (figure: string): string =>
  figure.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** Any count that may have more than three digits: 4086 -> `4,086`. */
export const figure = (count: number): string => grouped(String(count));

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = 100_000_000;
/** Up to two decimals, none of them a zero at the end; what follows is left out, so no more is said than there is. */
const inUnits = (count: number, unit: number, word: string): string =>
  `${figure(Math.floor((count * 100) / unit) / 100)} ${word}`;
/**
 * A count where there is little room, the only place that writes 万: 4086 -> `4,086`, 32000 -> `3.2 万`, 86499 -> `8.64 万`,
 * 120000000 -> `1.2 亿`. `from`: the first that is shortened, a larger one where the room is for it.
 */
export const countText = (count: number, from = TEN_THOUSAND): string => {
  if (count < from) return figure(count);
  return count < HUNDRED_MILLION ? inUnits(count, TEN_THOUSAND, '万') : inUnits(count, HUNDRED_MILLION, '亿');
};

/** An amount where there is little room: 120000 -> `¥1,200`, and from ten thousand yuan on as a count is said, `8.64 万`. */
export const briefYuan = (fen: number): string => (fen < TEN_THOUSAND * 100 ? shortYuan(fen) : countText(fen / 100));

/** From here on not even an amount that should be said to the fen has room for it. */
export const MILLION = 1_000_000;
/** What somebody has or owes, without its ¥: to the fen up to a million yuan. */
export const exactText = (fen: number): string =>
  fen < MILLION * 100 ? grouped(formatFen(fen)) : countText(fen / 100);

/** 128020 -> `¥1,280.20`, a negative amount `-¥1,280.20`. */
export function formatYuan(fen: number, options?: { short?: boolean }): string {
  const text = grouped(formatFen(Math.abs(fen), options));
  return `${fen < 0 ? '-' : ''}¥${text}`;
}

/** As price tags are written: 23800 -> `¥238`. */
export const shortYuan = (fen: number): string => formatYuan(fen, { short: true });

/** What a person typed -> fen; undefined when it is no amount with at most two decimals. */
export function parseFen(input: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(input.trim().replace(/^[¥￥]/, ''));
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
