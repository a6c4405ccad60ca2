/** The words of a PDF as a reader finds them: the codes of its pages through the map to Unicode that its fonts carry. */
import { inflateSync } from 'node:zlib';

const OBJECT = /(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)endobj/g;

/** Decoded streams with their dictionaries, by object number. */
function streamsOf(pdf: Buffer): Map<string, { body: string }> {
  const found = new Map<string, { body: string }>();
  for (const [, number = '', object = ''] of pdf.toString('latin1').matchAll(OBJECT)) {
    const [opening = '', head = ''] = /^([\s\S]*?)stream\r?\n/.exec(object) ?? [];
    // By its length: what is packed may end with a byte that reads like the end of a line.
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    if (!length) continue;
    const bytes = Buffer.from(object.slice(opening.length, opening.length + length), 'latin1');
    found.set(number, { body: (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return found;
}

const unicode = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function mapOf(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', list = ''] of block.matchAll(/<([\da-f]+)>\s*<[\da-f]+>\s*\[([^\]]*)\]/gi))
      [...list.matchAll(/<([\da-f ]+)>/gi)].forEach((entry, at) =>
        map.set(Number.parseInt(from, 16) + at, unicode((entry[1] ?? '').replace(/ /g, ''))),
      );
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      map.set(Number.parseInt(from, 16), unicode(to));
  return map;
}

/** Each shown text on a line of its own. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = streamsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const [, names = ''] of source.matchAll(/\/Font\s*<<([\s\S]*?)>>/g))
    for (const [, name = '', object = ''] of names.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const at = source.search(new RegExp(`(?:^|\\n)${object} 0 obj`));
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(source.slice(at, source.indexOf('endobj', at)))?.[1];
      if (cmap) fonts.set(name, mapOf(streams.get(cmap)?.body ?? ''));
    }
  const rows: string[] = [];
  for (const { body } of streams.values()) {
    let font: Map<number, string> | undefined;
    for (const [, name, shown] of body.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name);
      else if (shown !== undefined)
        rows.push(
          [...shown.matchAll(/<([\da-f]+)>/gi)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((code) => font?.get(Number.parseInt(code, 16)) ?? '')
            .join(''),
        );
    }
  }
  return rows.join('\n');
}
