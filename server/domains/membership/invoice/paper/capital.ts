/** 136380 fen -> 壹仟叁佰陆拾叁元捌角, as sums are written so that nobody adds a stroke. */
const DIGITS = Array.from('零壹贰叁肆伍陆柒捌玖');
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];

/** Up to four digits; a zero between others is said once. */
function fourOf(value: number): string {
  let text = '';
  let gap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      gap = text !== '';
      continue;
    }
    text += `${gap ? '零' : ''}${DIGITS[digit] ?? ''}${PLACES[place] ?? ''}`;
    gap = false;
  }
  return text;
}

function wholeYuan(yuan: number): string {
  let text = '';
  for (let group = GROUPS.length - 1; group >= 0; group--) {
    const value = Math.floor(yuan / 10_000 ** group) % 10_000;
    if (value === 0) continue;
    const gap = text !== '' && (value < 1000 || Math.floor(yuan / 10_000 ** (group + 1)) % 10 === 0);
    text += `${gap ? '零' : ''}${fourOf(value)}${GROUPS[group] ?? ''}`;
  }
  return text;
}

export function capitalYuan(fen: number): string {
  const yuan = wholeYuan(Math.floor(fen / 100));
  const jiao = Math.floor(fen / 10) % 10;
  const rest = fen % 10;
  const whole = yuan && `${yuan}元`;
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao] ?? ''}角` : whole && '零';
  return `${whole}${tenths}${rest > 0 ? `${DIGITS[rest] ?? ''}分` : ''}`;
}
