import fc from 'fast-check';
import { cleanRichText, plainText } from '@/core/lib/richText';

const WIDE = 'style="width:100%;max-width:100%;height:auto;display:block"';

describe('rich text', () => {
  test('spec 5: empty style attributes are removed, others stay', () => {
    expect(cleanRichText('<p style="">a</p><p style=\' \'>b</p><p style="color:red;">c</p>')).toBe(
      '<p>a</p><p>b</p><p style="color:red">c</p>',
    );
  });
  test('spec 5: pictures are forced to full width, whatever their own size says', () => {
    expect(cleanRichText('<img src="/a.webp" width=300 height="20" style="width:30px;float:left">')).toBe(
      `<img src="/a.webp" style="float:left;width:100%;max-width:100%;height:auto;display:block">`,
    );
    expect(cleanRichText('<IMG SRC=https://x/a.png/>')).toBe(`<img src="https://x/a.png/" ${WIDE}>`);
  });
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="x()" onerror=y>a</p>', '<p>a</p>'],
    ['<iframe src="https://x"></iframe>b', 'b'],
    ['<style>p{}</style><svg onload=x><a></a></svg>c', 'c'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#x6a;avascript&colon;x">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a><a href="data:text/html,x">b</a>', '<a>a</a><a>b</a>'],
    ['<img src="javascript:x">a', 'a'],
    ['<p style="background:url(javascript:x);color:red">a</p>', '<p style="color:red">a</p>'],
    ['<custom-el>a</custom-el>', 'a'],
    ['<scr<script>x</script>ipt>y', 'xipt&gt;y'],
    ['<p title="a>b<c">d</p>', '<p title="a&gt;b&lt;c">d</p>'],
    ['<script>never closed <b>x</b>', ''],
    ['<img src=x onerror=alert(1', ''],
  ])('nothing runs: %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });
  test('links of the web, own paths and the telephone stay; data only as a drawn picture', () => {
    const html = '<a href="https://a.cn/?x=1&amp;y=2">1</a><a href="/shop/pages/list">2</a><a href="tel:400-1">3</a>';
    expect(cleanRichText(html)).toBe(html);
    expect(cleanRichText('<img src="data:image/png;base64,AA==">')).toContain('src="data:image/png;base64,AA=="');
    expect(cleanRichText('<img src="data:image/svg+xml;base64,AA==">')).toBe('');
  });
  test('text with a bare < and comments survives', () => {
    expect(cleanRichText('1 < 2 <!-- x > --> & 3<br/>')).toBe('1 &lt; 2  & 3<br>');
  });
  test('cleaning twice changes nothing, and no handler, script or foreign scheme is ever left', () => {
    // As a browser reads it: `onerror=x` inside a quoted address is only a strange address.
    const dangers = (html: string) =>
      [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')]
        .flatMap((node) => [
          ...(node.tagName === 'SCRIPT' ? ['script'] : []),
          ...[...node.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)),
        ])
        .map(String);
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<img src="',
      'javascript:',
      '"',
      "'",
      '>',
      '<',
      'onerror=x ',
      '<script>',
      '</script>',
      'a',
      ' ',
      '=',
      '/',
      '&#58;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanRichText(pieces.join(''));
        expect(dangers(clean)).toEqual([]);
        expect(cleanRichText(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
  test('words alone, cut for a share text', () => {
    expect(plainText('<p>白毫银针&nbsp;2026</p><script>x</script><b>A&amp;B</b>')).toBe('白毫银针 2026 A&B');
    expect(plainText('<p>一二三四五</p>', 3)).toBe('一二三…');
  });

  test('tables are ruled and as wide as the text; the author has the last word', () => {
    const html = cleanRichText('<table><tr><td style="padding:0">甲</td></tr></table>');
    expect(html).toContain('<table style="width:100%;border-collapse:collapse">');
    expect(html).toMatch(/<td style="[^"]*border-bottom:1px solid var\(--line\)[^"]*;padding:0">甲/);
  });
});
