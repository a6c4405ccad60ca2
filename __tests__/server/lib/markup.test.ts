/** Long texts: what is written becomes HTML, and HTML of ours is written back as it was. */
import { htmlOf, sourceOf } from '../../../server/lib/markup';

const SOURCE = `## 保存

密封、避光 & <冷藏>。

### 冲泡

- 温杯
- 投茶 **3 克**

|水温|时间|
|85℃|一分钟|

![茶园](/images/shop/a.webp)

慢慢喝。`;

test('every block has its element, and the source comes back', () => {
  const html = htmlOf(SOURCE);
  expect(html).toContain('<h2>保存</h2>');
  expect(html).toContain('<p>密封、避光 &amp; &lt;冷藏&gt;。</p>');
  expect(html).toContain('<li>投茶 <strong>3 克</strong></li>');
  expect(html).toContain('<p><img src="/images/shop/a.webp" alt="茶园" /></p>');
  expect(sourceOf(html)).toBe(SOURCE);
});

test('blocks that stand without a line between them are read too', () => {
  expect(sourceOf('<h3>产地</h3><p>龙坞</p><p><img src="/images/goods/1.webp" alt="龙井" /></p>')).toBe(
    '### 产地\n\n龙坞\n\n![龙井](/images/goods/1.webp)',
  );
});

test('HTML that the markup cannot say stays HTML', () => {
  const html = '<blockquote>茶</blockquote><p>水</p>';
  expect(sourceOf(html)).toBe(html);
  expect(htmlOf(sourceOf(html))).toBe(html);
});

/** What of a source shows as signs instead of what it says. */
const signs = (source: string) => /!\[|^## |<p>- |\|/m.test(htmlOf(source));

test.each([
  ['pictures on lines that follow one another', '![一](/a.webp)\n![二](/b.webp)\n![三](/c.webp)', 3],
  ['pictures on one line', '![一](/a.webp)![二](/b.webp) ![三](/c.webp)', 3],
  ['a picture below words and above words', '采摘\n![一](/a.webp)\n杀青', 1],
  ['a picture among words', '看这里 ![一](/a.webp)，很绿', 1],
  ['a picture below a heading and above a list', '## 采摘\n![一](/a.webp)\n- 早上\n- 晚上', 1],
  ['a heading, a list and a table below words', '采摘\n## 杀青\n- 早上\n|一|二|\n|三|四|\n收', 0],
  ['lines that end as Windows ends them', '![一](/a.webp)\r\n![二](/b.webp)', 2],
])('%s are elements, not signs', (_what, source, pictures) => {
  expect(signs(source)).toBe(false);
  expect(htmlOf(source).match(/<img /g) ?? []).toHaveLength(pictures);
  expect(htmlOf(sourceOf(htmlOf(source)))).toBe(htmlOf(source));
});
