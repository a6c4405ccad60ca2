/** A radar of eight sides as a picture: rings, spokes, up to two figures (rule R7: paths only). */
const SIZE = 200;
const MIDDLE = SIZE / 2;
const RADIUS = 88;
const MOST = 10;

const at = (nth: number, count: number, share: number): [number, number] => {
  const angle = (Math.PI * 2 * nth) / count - Math.PI / 2;
  return [MIDDLE + Math.cos(angle) * RADIUS * share, MIDDLE + Math.sin(angle) * RADIUS * share];
};
const pathOf = (points: readonly [number, number][]): string =>
  `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`;

export interface RadarFigure {
  /** 0 to 10 each. */
  values: readonly number[];
  colour: string;
  dashed?: boolean;
}

/** Where the words of a corner stand, in parts of the box. */
export const cornerOf = (nth: number, count: number): { x: number; y: number } => {
  const [x, y] = at(nth, count, 1.16);
  return { x: x / SIZE, y: y / SIZE };
};

export function radarSvg(figures: readonly RadarFigure[], count: number, line: string): string {
  const rings = [0.25, 0.5, 0.75, 1].map((share) =>
    pathOf(Array.from({ length: count }, (_, i) => at(i, count, share))),
  );
  const spokes = Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i, count, 1);
    return `M${MIDDLE} ${MIDDLE}L${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
  const drawn = figures.map(({ values, colour, dashed = false }) => {
    const points = values.map((value, i) => at(i, count, value / MOST));
    const dots = dashed
      ? ''
      : points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${colour}"/>`).join('');
    return `<path d="${pathOf(points)}" fill="${dashed ? 'none' : colour}" fill-opacity="0.12" stroke="${colour}" stroke-width="2"${dashed ? ' stroke-dasharray="5 4"' : ''}/>${dots}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path d="${rings.join('')}${spokes}" fill="none" stroke="${line}"/>${drawn.join('')}</svg>`;
}
