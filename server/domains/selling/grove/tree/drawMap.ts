/** The terrace of a field with a dot for each of its trees. Pure: the same trees are always drawn alike. */
export const MAP = { width: 1500, height: 1050 } as const;

export interface Dot {
  /** Thousandths of width and height. */
  x: number;
  y: number;
  state: 'free' | 'held' | 'adopted';
  reserved: boolean;
  /** The filter leaves it; others are a shadow of themselves. */
  matches: boolean;
}

/** Told apart by shape as well as by colour: free round, adopted square, held or reserved hollow. */
function mark(dot: Dot, r: number): string {
  const x = Math.round((dot.x * MAP.width) / 100) / 10;
  const y = Math.round((dot.y * MAP.height) / 100) / 10;
  if (!dot.matches) return `<circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#7f9a86" opacity=".55"/>`;
  if (dot.state === 'adopted')
    return `<rect x="${x - r * 1.1}" y="${y - r * 1.1}" width="${r * 2.2}" height="${r * 2.2}" fill="#b8975a" stroke="#fffdf9" stroke-width="${r * 0.3}"/>`;
  if (dot.state === 'held' || dot.reserved)
    return `<circle cx="${x}" cy="${y}" r="${r * 0.85}" fill="#f6f3ec" stroke="#6b655a" stroke-width="${r * 0.4}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#3e6b5a" stroke="#fffdf9" stroke-width="${r * 0.3}"/>`;
}

/** A band of slope: its upper edge bends like the rows of trees upon it. */
function band(y: number, fill: string, edge: string): string {
  const { width, height } = MAP;
  const lift = height * 0.03;
  return `<path d="M0 ${y}Q${width / 2} ${y - lift * 2} ${width} ${y}V${height}H0Z" fill="${fill}"/><path d="M0 ${y}Q${width / 2} ${y - lift * 2} ${width} ${y}" fill="none" stroke="${edge}" stroke-width="3" opacity=".5"/>`;
}

/** A part of the map: one of `zoom` columns and rows. */
export interface Part {
  zoom: number;
  col: number;
  row: number;
}
const WHOLE: Part = { zoom: 1, col: 0, row: 0 };

/** The whole, or one part of it; its size is that of the drawing. */
export function drawMap(dots: readonly Dot[], { zoom, col, row }: Part = WHOLE): string {
  const { width, height } = MAP;
  // Rows of terraces; a large field has smaller dots.
  const rows = Math.max(8, Math.min(18, Math.round(Math.sqrt(dots.length / 8))));
  const r = Math.max(7, Math.min(18, 310 / Math.sqrt(Math.max(1, dots.length))));
  const bands = Array.from({ length: rows }, (_, i) => {
    const y = height * (0.06 + (0.94 * i) / rows);
    const tone = i % 2 === 0 ? '#c9dccb' : '#bdd3c0';
    return band(y, i % 5 === 4 ? '#dde3c2' : tone, '#8fb0a0');
  }).join('');
  const [w, h] = [width / zoom, height / zoom];
  const [left, top] = [col * w, row * h];
  const inside = (at: number, from: number, size: number) => at > from - 2 * r && at < from + size + 2 * r;
  const shown = dots.filter(({ x, y }) => inside((x * width) / 1000, left, w) && inside((y * height) / 1000, top, h));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${w} ${h}" width="${width}" height="${height}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9efe6"/><stop offset="1" stop-color="#c9dccb"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>
<path d="M0 90Q210 -6 430 66T860 40T1240 58T1500 26V240H0Z" fill="#d3e0d2"/>${bands}
${shown.map((dot) => mark(dot, r)).join('')}</svg>`;
}
