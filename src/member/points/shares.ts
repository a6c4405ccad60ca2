/** Parts of a ring: at most four kinds and the rest, with their angles. Pure. */
import type { PointsDetail } from '@/contract';

type Flow = PointsDetail['kinds'][number];
export type Side = 'came' | 'went';

export interface Share {
  key: string;
  label: string;
  value: number;
  /** Percent, one place. */
  percent: number;
  /** `1` to `5`: its colour. */
  colour: number;
  /** Kinds of rows behind it, between commas. */
  kinds: string;
}

const MOST = 4;
/** The accent comes last: nothing here is to be pressed first. */
const COLOURS = [2, 3, 4, 5, 1];

export function sharesOf(flows: readonly Flow[], side: Side): Share[] {
  const rows = flows.filter((flow) => flow[side] > 0).sort((a, b) => b[side] - a[side]);
  const all = rows.reduce((sum, flow) => sum + flow[side], 0);
  const few = rows.length > MOST + 1 ? rows.slice(0, MOST) : rows;
  const rest = rows.slice(few.length);
  const shown = [
    ...few.map(({ key, label, ...flow }) => ({ key, label, value: flow[side], kinds: key })),
    ...(rest.length > 0
      ? [
          {
            key: 'rest',
            label: '其他',
            value: rest.reduce((sum, flow) => sum + flow[side], 0),
            kinds: rest.map(({ key }) => key).join(','),
          },
        ]
      : []),
  ];
  return shown.map((share, at) => ({
    ...share,
    percent: Math.round((share.value / all) * 1000) / 10,
    colour: COLOURS[at] ?? 5,
  }));
}

/** The ring as a gradient around its middle: each part in its colour, a thin gap of paper between. */
export function ringOf(shares: readonly Share[]): string {
  const all = shares.reduce((sum, { value }) => sum + value, 0);
  const gap = shares.length > 1 ? 0.6 : 0;
  let from = 0;
  const stops = shares.map(({ value, colour }) => {
    const to = from + (value / all) * 100;
    const stop = `var(--chart-${colour}) ${from}% ${Math.max(from, to - gap)}%, var(--surface-raised) ${Math.max(from, to - gap)}% ${to}%`;
    from = to;
    return stop;
  });
  return `conic-gradient(${stops.join(', ')})`;
}
