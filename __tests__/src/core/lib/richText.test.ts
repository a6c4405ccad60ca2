import fc from 'fast-check';
import { cleanRichText, plainText, readableText } from '@/core/lib/richText';

const WIDE = 'style="width:100%;max-width:100%;height:auto;display:block"';

describe('rich text', () => {
  test('rule 6.13: empty style attributes are removed, others stay', () => {
    expect(cleanRichText('<p style="">a</p><p style=\' \'>b</p><p style="color:red;">c</p>')).toBe(
      '<p>a</p><p>b</p><p style="color:red">c</p>',
    );
  });
  test('rule 6.13: pictures are forced to full width, whatever their own size says; it keeps the room of their shape', () => {
    expect(cleanRichText('<img src="/a.webp" width=300 height="20" style="width:30px;float:left">')).toBe(
      `<img src="/a.webp" width="300" height="20" ${WIDE}>`,
    );
    expect(cleanRichText('<img src="/a.webp" width="50%" height="99999"><p width="3">a</p>')).toBe(
      `<img src="/a.webp" ${WIDE}><p>a</p>`,
    );
    expect(cleanRichText('<IMG SRC=https://x/a.png/>')).toBe(`<img src="https://x/a.png/" ${WIDE}>`);
  });
  test('paragraphs keep a distance, except where the author says which', () => {
    expect(readableText('<p>a</p><p style="margin:0">b</p>')).toBe(
      '<p style="margin:0 0 10px">a</p><p style="margin:0">b</p>',
    );
  });
  test('a heading keeps its distance; what the author says of it wins', () => {
    expect(cleanRichText('<h2>a</h2>')).toMatch(/^<h2 style="margin:28px 0 10px;.*font-size:20px">a<\/h2>$/);
    expect(cleanRichText('<h2 style="margin:0">a</h2>')).toContain('margin:0"');
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
  test.each([
    'color:#3f7043',
    'color:rgb(179, 38, 30)',
    'background-color:var(--surface)',
    'font-size:14px',
    'font-weight:bold',
    'text-align:center',
    'text-decoration:underline',
    'text-indent:2em',
    'line-height:1.75',
    'margin:0 auto 12px',
    'padding-left:1em',
    'border-left:3px solid #b3261e',
    'border-bottom:1px solid var(--line)',
    'width:50%',
    'list-style-type:cjk-ideographic',
  ])('a text may say %s', (rule) => {
    expect(cleanRichText(`<p style="${rule}">a</p>`)).toBe(`<p style="${rule}">a</p>`);
  });
  test.each([
    'position:fixed',
    'inset:0',
    'top:0',
    'z-index:9999',
    'float:left',
    'display:none',
    'visibility:hidden',
    'opacity:0',
    'transform:scale(99)',
    'animation:spin 1s infinite',
    'transition:all 9s',
    'margin:-900px',
    'margin-top:-50px',
    'text-indent:-9999px',
    'width:9999px',
    'height:100vh',
    'font-size:400px',
    'font-size:1px',
    'font:12px/1 serif',
    'background:url(https://spy.example/x.png)',
    'background-image:url(/x)',
    'list-style-image:url(/x)',
    'color:expression(alert(1))',
    'color:red !important',
    'width:calc(100vw * 2)',
    "content:'x'",
    '--line:red',
    'behavior:url(#x)',
    'pointer-events:none',
    'cursor:wait',
  ])('a text may not say %s', (rule) => {
    expect(cleanRichText(`<p style="${rule};color:red">a</p>`)).toBe('<p style="color:red">a</p>');
    expect(cleanRichText(`<p style="${rule}">a</p>`)).toBe('<p>a</p>');
  });
  test('no names: a text is neither the target of a link nor dressed in a class of the app', () => {
    expect(cleanRichText('<p id="app" class="scrim shown" name="x">a</p>')).toBe('<p>a</p>');
  });
  test('whatever the style says, only listed properties with harmless values are left, as the browser reads it', () => {
    const listed =
      /^(?:(?:background-|border(?:-\w+)*-)?color|font-\w+|line-height|letter-spacing|text-[\w-]+|vertical-align|white-space[\w-]*|list-style-type|(?:max-)?width|border[\w-]*|margin[\w-]*|padding[\w-]*)$/;
    const name = fc.constantFrom(
      'position',
      'color',
      'margin',
      'WIDTH',
      'background',
      'z-index',
      'border',
      'font-size',
      '\\63olor',
    );
    const value = fc.constantFrom(
      'fixed',
      'red',
      '-9px',
      '10px',
      'url(x)',
      '9999px',
      '1px solid red',
      'var(--x)',
      'a;b',
      '/**/',
    );
    const noise = fc.constantFrom('', ' ', ';', ':', '/*', '*/', '&quot;', '!important', '\n', '\\');
    const rule = fc.tuple(name, noise, value, noise).map(([a, b, c, d]) => `${a}${b}:${c}${d}`);
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.constantFrom('p', 'td', 'img src=/a'), (rules, tag) => {
        const clean = cleanRichText(`<table><${tag} style="${rules.join(';')}">`);
        const node = new DOMParser()
          .parseFromString(clean.replace('<table', '<div'), 'text/html')
          .querySelector('div > *');
        const style = (node as HTMLElement | null)?.style;
        const left = Array.from({ length: style?.length ?? 0 }, (_, i) => style?.item(i) ?? '');
        const own = tag.startsWith('img') ? ['height', 'display'] : [];
        expect(left.filter((one) => !listed.test(one) && !own.includes(one))).toEqual([]);
        expect(clean).not.toMatch(/url|-\d|\d{4}px|!|\\|\*/);
        expect(cleanRichText(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
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
