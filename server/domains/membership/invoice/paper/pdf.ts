import PDFDocument from 'pdfkit';
import { FONT_FILES, widthOf, type Weight } from '../../../../lib/font';
import type { Mark, Sheet } from './layout';

/** One page with real text: it can be searched, copied and read aloud. */
export function drawPdf({ title, width, height, marks }: Sheet): Promise<Buffer> {
  const paper = new PDFDocument({ size: [width, height], margin: 0, info: { Title: title }, lang: 'zh-CN' });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
  });
  for (const weight of Object.keys(FONT_FILES) as Weight[]) paper.registerFont(weight, FONT_FILES[weight]);
  for (const mark of marks) draw(paper, mark);
  paper.end();
  return done;
}

function draw(paper: PDFKit.PDFDocument, mark: Mark): void {
  if (mark.type === 'line')
    return void paper.lineWidth(mark.width).moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).stroke(mark.colour);
  if (mark.type === 'ring')
    return void paper.lineWidth(mark.width).ellipse(mark.x, mark.y, mark.rx, mark.ry).stroke(mark.colour);
  const { text, x, y, size, align, weight, colour } = mark;
  const back = align === 'left' ? 0 : widthOf(text, size, weight) / (align === 'center' ? 2 : 1);
  paper
    .font(weight, size)
    .fillColor(colour)
    .text(text, x - back, y, { lineBreak: false, baseline: 'alphabetic' });
}
