// Mark: a gate (门) with a leaf inside. Wordmark: 叶间 drawn as thin horizontals and thick verticals,
// the dot of the gate is a leaf.
import { n1, pt } from '../base/lib.mjs';

const bar = (x, y, w, h) => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
/** Thin horizontal with the little roof of Song type at its right end. */
const heng = (x0, x1, y, t) =>
  `${bar(x0, y - t / 2, x1 - x0, t)}M${pt(x1 - t * 3.1, y - t / 2)}L${pt(x1 - t * 1.1, y - t * 1.75)}L${pt(x1 + t * 0.5, y + t / 2)}H${n1(x1 - t * 3.1)}Z`;
/** Thick vertical with a slanted head. */
const shu = (x, y0, y1, t) =>
  `M${pt(x - t / 2, y0)}L${pt(x + t * 0.36, y0 + t * 0.06)}L${pt(x + t * 0.66, y0 + t * 0.42)}L${pt(x + t / 2, y0 + t * 0.62)}V${n1(y1 - t * 0.2)}L${pt(x + t * 0.2, y1)}H${n1(x - t / 2)}Z`;

const LEAF = 'M0 0C5.6-7.4 8.4-16.6 5.4-27.6C-3.4-21.6-8.6-11 0 0Z';

/** Wordmark on a 216 x 100 field. */
export function wordmark({ ink = '#ffffff', leaf = '#e54d42', height = 28 } = {}) {
  const ye = [
    shu(12, 30, 76, 7.4),
    shu(38, 30, 74, 7.4),
    bar(12, 32, 26, 3.4),
    bar(12, 66, 26, 3.4),
    heng(45, 99, 47, 3.6),
    shu(70, 8, 96, 9),
  ].join('');
  const dx = 118;
  const jian = [
    shu(dx + 10, 26, 96, 7.6),
    bar(dx + 32, 14.4, 55, 3.6),
    `M${pt(dx + 80.4, 12.4)}L${pt(dx + 90, 11)}L${pt(dx + 92.6, 16)}L${pt(dx + 89, 19)}V84C${pt(dx + 89, 92)} ${pt(dx + 84, 96)} ${pt(dx + 76, 97)}C${pt(dx + 76, 92)} ${pt(dx + 72, 89)} ${pt(dx + 66, 87.6)}C${pt(dx + 72, 87.4)} ${pt(dx + 80.4, 88)} ${pt(dx + 80.4, 82)}Z`,
    shu(dx + 33, 34, 81, 6.8),
    shu(dx + 62, 34, 79, 6.8),
    bar(dx + 33, 36, 29, 3.2),
    bar(dx + 33, 53.6, 29, 3.2),
    bar(dx + 33, 71.6, 29, 3.2),
  ].join('');
  const width = (height * 216) / 104;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 104" width="${n1(width)}" height="${height}" role="img" aria-label="叶间"><path d="${ye}${jian}" fill="${ink}"/><path d="${LEAF}" fill="${leaf}" transform="translate(${dx + 25.5} 24.5) rotate(-54) scale(.92)"/></svg>`;
}

/** Square mark: seal field, gate in paper, leaf standing in the doorway. */
export function mark({
  field = '#c3392f',
  ink = '#fbf6ea',
  leaf = '#fbf6ea',
  size = 64,
  round = 6,
  bare = false,
} = {}) {
  const gate = [
    'M27 45V97', // left post
    'M51 27H93V97H83', // lintel, right post, hook
  ]
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="${ink}" stroke-width="7.4" stroke-linecap="square" stroke-linejoin="miter"/>`,
    )
    .join('');
  const dot = `<path d="M23.5 15.5C34 17 41.5 23.5 42.5 34.5C33 35.5 25 28 23.5 15.5Z" fill="${ink}"/>`;
  const tea = `<path d="M60 99C41 84 42 60 63 42C79 60 80 82 60 99Z" fill="${leaf}"/><path d="M60.4 97C60 80 60.6 66 62.6 51" fill="none" stroke="${bare ? '#ffffff' : field}" stroke-width="2.6" stroke-linecap="round"/><path d="M60.3 84L70 75M60.3 74L68.5 66M60.3 88L51 78M60.6 77L53 68" fill="none" stroke="${bare ? '#ffffff' : field}" stroke-width="1.7" stroke-linecap="round"/>`;
  const ground = bare ? '' : `<rect width="120" height="120" rx="${round}" fill="${field}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}" role="img" aria-label="叶间">${ground}${gate}${dot}${tea}</svg>`;
}

/** Seal lock-up used on certificates and the splash page. */
export function lockup({ ink = '#211f1b', field = '#c3392f', height = 120 } = {}) {
  const inner = (svg) => svg.replace(/^<svg[^>]*>/, '').replace('</svg>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 130" height="${height}" width="${n1((height * 380) / 130)}" role="img" aria-label="叶间"><g transform="translate(5 5)">${inner(mark({ field }))}</g><g transform="translate(150 13)">${inner(wordmark({ ink, leaf: field }))}</g></svg>`;
}
