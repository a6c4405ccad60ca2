/**
 * What a Chinese ticket printer can print: ASCII and the signs of two bytes in GB18030. The rest it takes for other signs or for commands, so it
 * is put right before: the sign of the yuan becomes ￥ (U+FFE5), what the code page lacks 〓.
 */
const MISSING = '〓';
const YUAN = /¥/g;

/** All signs of two bytes; private ones are whatever a printer makes of them. */
function readCodePage(): ReadonlySet<string> {
  const decoder = new TextDecoder('gb18030');
  const signs = new Set<string>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      const sign = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(sign).length === 1 && !/[\p{Co}\uFFFD]/u.test(sign)) signs.add(sign);
    }
  return signs;
}

/** Made with the first ticket: a server that prints none does without. */
let codePage: ReadonlySet<string> | undefined;

const isPrintable = (sign: string): boolean => /^[ -~]$/.test(sign) || (codePage ??= readCodePage()).has(sign);

/** By what a reader takes for one sign: a family of four is one. */
const signsOf = new Intl.Segmenter('zh', { granularity: 'grapheme' });

export function printableOf(text: string): string {
  const composed = text.normalize('NFC').replace(YUAN, '￥').replace(/\s+/g, ' ');
  return Array.from(signsOf.segment(composed), ({ segment }) => {
    if (isPrintable(segment)) return segment;
    // 葛 with a selector of its form is 葛; an accent that the code page lacks leaves its letter.
    const [base = '', ...marks] = Array.from(segment.normalize('NFD'));
    const isMarked = marks.length > 0 && marks.every((mark) => /[\p{M}\p{Cf}]/u.test(mark));
    return isMarked && isPrintable(base) ? base : MISSING;
  }).join('');
}
