/** Code 128, which every till reads: letters one by one, digits in pairs. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const TO_DIGITS = 99;
const START_LETTERS = 104;
const STOP = 106;

/** Symbols of letters that are followed by an even number of digits. */
export function symbolsOf(code: string): number[] {
  const [, letters = '', digits = ''] = /^(.*?)((?:\d\d)*)$/.exec(code) ?? [];
  const symbols = [
    START_LETTERS,
    ...Array.from(letters, (one) => one.charCodeAt(0) - 32),
    ...(digits ? [TO_DIGITS, ...(digits.match(/\d\d/g) ?? []).map(Number)] : []),
  ];
  const check = symbols.reduce((sum, symbol, at) => sum + symbol * Math.max(1, at), 0) % 103;
  return [...symbols, check, STOP];
}

/** Bars as the path of an SVG, one unit a module, and how wide they are with their quiet zones. */
export function barsOf(code: string): { path: string; width: number } {
  let x = 10;
  let path = '';
  for (const symbol of symbolsOf(code))
    Array.from(WIDTHS[symbol] ?? '', Number).forEach((width, at) => {
      if (at % 2 === 0) path += `M${x} 0h${width}v40h-${width}z`;
      x += width;
    });
  return { path, width: x + 10 };
}
