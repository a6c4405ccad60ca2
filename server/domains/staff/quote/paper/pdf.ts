import PDFDocument from 'pdfkit';
import { FONT_FILES, widthOf, type Weight } from '../../../../lib/font';
import { HEIGHT, WIDTH, type Paper, type PaperMark } from './layout';

const SIDE = 48;

/** Sheets with real text, and the same strokes as on the screen. */
export function drawPaper({ title, sheets, watermark }: Paper): Promise<Buffer> {
  const paper = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    info: { Title: title },
    lang: 'zh-CN',
    autoFirstPage: false,
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
  });
  for (const weight of Object.keys(FONT_FILES) as Weight[]) paper.registerFont(weight, FONT_FILES[weight]);
  sheets.forEach((marks, i) => {
    paper.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
    if (watermark !== '') drawWatermark(paper, watermark);
    for (const mark of marks) draw(paper, mark);
    words(paper, `${i + 1} / ${sheets.length}`, {
      x: WIDTH / 2 - 12,
      y: HEIGHT - 32,
      size: 9,
      weight: 'regular',
      colour: '#6f6a60',
    });
  });
  paper.end();
  return done;
}

interface Words {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  colour: string;
}
const words = (paper: PDFKit.PDFDocument, text: string, { x, y, size, weight, colour }: Words): void =>
  void paper.font(weight, size).fillColor(colour).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });

function draw(paper: PDFKit.PDFDocument, mark: PaperMark): void {
  if (mark.type === 'words') return words(paper, mark.text, mark);
  if (mark.type === 'rule')
    return void paper
      .lineWidth(mark.width)
      .moveTo(SIDE, mark.y)
      .lineTo(WIDTH - SIDE, mark.y)
      .stroke('#1c1a17');
  paper.save().translate(mark.x, mark.y).scale(mark.scale);
  for (const path of mark.paths) if (path !== '') paper.path(path).fill('#1c1a17');
  paper.restore();
}

/** Light, across the sheet, so often that no part of it is without the name. */
function drawWatermark(paper: PDFKit.PDFDocument, name: string): void {
  const width = Math.max(120, widthOf(name, 16, 'regular') + 60);
  paper
    .save()
    .rotate(-24, { origin: [WIDTH / 2, HEIGHT / 2] })
    .fillOpacity(0.07);
  for (let y = -200; y < HEIGHT + 200; y += 110)
    for (let x = -200; x < WIDTH + 200; x += width)
      words(paper, name, { x, y, size: 16, weight: 'regular', colour: '#1c1a17' });
  paper.restore();
}
