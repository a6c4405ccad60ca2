import sharp from 'sharp';
import { fontOf } from '../../../../lib/font';
import type { Mark, Sheet, Words } from './layout';

/** Pixels of a point: sharp enough to be read on a phone when it is drawn larger. */
const SCALE = 2.5;

/** The sheet as a PNG. */
export function drawPicture({ width, height, marks }: Sheet): Promise<Buffer> {
  const size = `width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>
<rect width="${width}" height="${height}" fill="#fffdf8"/>${marks.map(draw).join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

function draw(mark: Mark): string {
  if (mark.type === 'line')
    return `<path d="M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}" stroke="${mark.colour}" stroke-width="${mark.width}"/>`;
  if (mark.type === 'ring')
    return `<ellipse cx="${mark.x}" cy="${mark.y}" rx="${mark.rx}" ry="${mark.ry}" fill="none" stroke="${mark.colour}" stroke-width="${mark.width}"/>`;
  return outlines(mark);
}

/** Each character as its outline, one after the other. */
function outlines({ text, x, y, size, align, weight, colour }: Words): string {
  const font = fontOf(weight);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const start = x - (align === 'left' ? 0 : (advanceWidth * scale) / (align === 'center' ? 2 : 1));
  let pen = 0;
  const drawn = glyphs.map((glyph, at) => {
    const path = glyph.path.toSVG();
    const from = pen;
    pen += positions[at]?.xAdvance ?? 0;
    return path && `<path transform="translate(${from} 0)" d="${path}"/>`;
  });
  return `<g fill="${colour}" transform="translate(${start} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
}
