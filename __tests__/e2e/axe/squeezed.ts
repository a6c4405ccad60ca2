/**
 * The page on top on the narrowest phone, with the long names and large sums of stretched.ts: what `LOOK` finds, and beside it what is
 * only cramped - words one sign a line, a word of two to four signs broken, a sum in two lines or cut.
 */
import { TOP } from '../browser';
import { showLook, type Look } from '../pages';
import type { Shop, ShopPhone } from '../shop';
import { LOOK } from './enlarged';

const NARROWEST = { width: 320, height: 700 };

/** Two by two is how a square holds four signs. */
const CRAMPED = `(() => {
  const page = ${TOP};
  const faults = [];
  const about = (element) => element.tagName.toLowerCase() + '.' + String(element.className).split(' ')[0];
  const say = (kind, text, element) => faults.push(kind + ': ' + text.slice(0, 24) + ' | ' + about(element) + ' < ' + about(element.parentElement));
  const cutBy = (element) => {
    for (let box = element; box !== page; box = box.parentElement) {
      const { textOverflow, overflowX } = getComputedStyle(box);
      if (textOverflow === 'ellipsis' && overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) return box;
    }
  };
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    // What people say in a running list is one sentence with their name.
    if (!text || element.closest('svg, script, style, textarea, [aria-hidden=true], [role=log]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { fontSize, writingMode } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width * height > 4);
    const rows = new Set(rects.map(({ top }) => Math.round(top))).size;
    if (rows === 0 || writingMode !== 'horizontal-tb') continue;
    const widest = Math.max(...rects.map(({ width }) => width)) / parseFloat(fontSize);
    if (rows > 2 && widest < 2.2) say('narrow', text, element);
    else if (rows === 2 && text.length <= 4 && !(text.length === 4 && widest > 1.8)) say('broken', text, element);
    if (!/^[¥+−-]?\\s?[\\d,]+(\\.\\d+)?$/.test(text)) continue;
    if (rows > 1) say('broken sum', text, element);
    const box = cutBy(element);
    if (box && Math.max(...rects.map(({ right }) => right)) > box.getBoundingClientRect().right + 1) say('cut sum', text, element);
  }
  return [...new Set(faults)];
})()`;

export const STRETCHED = { kept: true, stretched: true, ...NARROWEST };

/** What breaks on a phone that was opened with `STRETCHED`, as it stands at this look. */
export const squeezed = async ({ page }: ShopPhone): Promise<string[]> => [
  ...(await page.evaluate<string[]>(LOOK)),
  ...(await page.evaluate<string[]>(CRAMPED)),
];

/** The same for a page in one of its faces. A chooser is left out: its opener is found by words, which are others here. */
export const breaksOf = async (shop: Shop, look: Look): Promise<string[]> =>
  look.from ? [] : squeezed(await showLook(shop, look, STRETCHED));
