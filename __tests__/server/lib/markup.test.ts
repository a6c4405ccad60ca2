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
