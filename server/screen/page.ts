/** The documents of /screen and /pc. They work on the browsers of televisions: nothing newer than fetch. */

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PageParts {
  kind: 'tv' | 'pc';
  shop: string;
  /** The store, or what the page is for. */
  title: string;
  storeId?: string;
  /** What this screen is called. */
  name?: string | undefined;
}

const document = (title: string, body: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/screen/screen.css">
</head>
<body>
${body}
</body>
</html>
`;

const head = (shop: string, title: string) => `<header class="head">
${title.startsWith(shop) ? '' : `<p class="shop">${escape(shop)}</p>`}
<h1 class="title" id="title">${escape(title)}</h1>
<p class="clock" id="clock" aria-hidden="true"></p>
</header>`;

const ASK = {
  tv: { words: '请员工扫码登录', note: '打开手机上的「我的」，点右上角扫一扫' },
  pc: { words: '用手机扫码登录', note: '打开手机上的「我的」，点右上角扫一扫' },
} as const;

/** One document for both states: asking, and for a screen its board. */
export const pageOf = ({ kind, shop, title, storeId = '', name = '' }: PageParts): string =>
  document(
    `${shop} · ${title}`,
    `${head(shop, title)}
<main id="main" data-kind="${kind}" data-store="${escape(storeId)}" data-name="${escape(name.slice(0, 20))}">
<section class="ask" id="ask">
<h2 class="words">${ASK[kind].words}</h2>
<div class="paper"><img class="code" id="code" alt="登录二维码" hidden></div>
<p class="state" id="state" role="status">正在生成二维码</p>
<p class="note">${ASK[kind].note}</p>
<button class="again" id="again" type="button" hidden>刷新二维码</button>
</section>
<section class="board" id="board" hidden></section>
<p class="news" id="news" role="status"></p>
</main>
<noscript><p class="state">这一页需要打开 JavaScript。</p></noscript>
<script src="/screen/screen.js"></script>`,
  );

interface StoreLink {
  id: string;
  name: string;
  address: string;
}
/** Which store the screen stands in: chosen once, when it is put up. */
export const storesPage = (shop: string, stores: readonly StoreLink[]): string =>
  document(
    `${shop} · 门店大屏`,
    `${head(shop, '门店大屏')}
<main class="stores">
<h2 class="words">这块屏在哪家门店</h2>
${
  stores.length === 0
    ? '<p class="state">还没有门店</p>'
    : `<ul class="list">${stores
        .map(
          ({ id, name, address }) =>
            `<li><a class="store" href="/screen?store=${escape(id)}"><strong>${escape(name)}</strong><span>${escape(address)}</span></a></li>`,
        )
        .join('')}</ul>`
}
</main>`,
  );
