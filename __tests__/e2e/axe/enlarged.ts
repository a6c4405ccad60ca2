/**
 * The page on top in the size of somebody who has set 200 % for text (rule 6.23): the size arrives as `text-size-adjust`, as a phone's
 * setting does. Answers what people then cannot read: words that a box cuts off, titles without room, words upon words, a page that
 * scrolls sideways.
 */
import { members } from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import type { TestServer } from '../../server/harness';
import { TOP } from '../browser';
import type { ShopPhone } from '../shop';

/**
 * Each text with the part of it that shows: what a scrolling box holds out of sight is no fault, what a box that does not scroll holds
 * back is. An ellipsis or a number of lines is meant to shorten, as long as enough is left to know what it was.
 */
export const LOOK = `(() => {
  const page = ${TOP};
  const faults = [];
  const column = page.querySelector('.page') || page;
  const about = (element) => element.tagName.toLowerCase() + '.' + String(element.className.baseVal ?? element.className).split(' ')[0];
  const say = (kind, text, element, more = '') =>
    faults.push(kind + ': ' + text.trim().slice(0, 24) + ' | ' + about(element) + ' < ' + about(element.parentElement) + (more && ' | ' + more));
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const layerOf = (element) => {
    for (let one = element; one !== page; one = one.parentElement) if (/fixed|sticky/.test(styleOf(one).position)) return one;
    return page;
  };
  const shortens = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  /** Without the wide spaces between them: at the end of a line they stand out of their box, and nobody sees them. */
  const piecesOf = (node) =>
    [...node.data.matchAll(/[^\\u3000]+/g)].map(({ index, 0: piece }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + piece.length);
      return range;
    });
  const texts = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data;
    const element = node.parentElement;
    if (!text.trim() || element.closest('svg, script, style, noscript, textarea, [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
    if (width * height === 0) continue;
    const seen = { left, top, right, bottom };
    const size = parseFloat(styleOf(element).fontSize);
    let hidden = false;
    let shortened = false;
    let out = styleOf(element).position;
    for (let box = element; box !== page; box = box.parentElement) {
      const style = styleOf(box);
      const clips = /hidden|clip/;
      const rect = box.getBoundingClientRect();
      // What stands out of the flow is cut by what it stands in only.
      const cuts = box === element || out !== 'fixed';
      if (style.clip !== 'auto' || style.clipPath !== 'none' || (rect.width <= 1 && rect.height <= 1)) hidden = true;
      if (shortens(style)) {
        shortened = true;
        const room = Math.min(rect.width, box.clientWidth);
        // Two signs and the ellipsis.
        if (box.scrollWidth > box.clientWidth + 1 && room < Math.min(size * 2.2, width)) say('no room', text, element, Math.round(room) + ' px');
      }
      if (cuts) {
        if (style.overflowX !== 'visible') { seen.left = Math.max(seen.left, rect.left); seen.right = Math.min(seen.right, rect.right); }
        if (style.overflowY !== 'visible') { seen.top = Math.max(seen.top, rect.top); seen.bottom = Math.min(seen.bottom, rect.bottom); }
        const empty = rect.height < 2 || rect.width < 2;
        if (empty && (clips.test(style.overflowX) || clips.test(style.overflowY))) hidden = true;
        // A chunk is as high as its rows; one that gives way (List) still says where they were.
        if (!shortened && !hidden && !box.classList.contains('chunk')) {
          // Of a row in a box that moves (a carousel, a ticker) what is wholly outside is another one's turn.
          const outside = right <= rect.left + 1 || left >= rect.right - 1 || bottom <= rect.top + 1 || top >= rect.bottom - 1;
          if (clips.test(style.overflowX) && !outside && (right > rect.right + 1 || left < rect.left - 1)) { say('cut', text, element, 'by ' + about(box) + ' sideways'); hidden = true; }
          else if (clips.test(style.overflowY) && !outside && (bottom > rect.bottom + size / 4 || top < rect.top - size / 4)) { say('cut', text, element, 'by ' + about(box) + ' ' + Math.round(bottom - rect.bottom)); hidden = true; }
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) shortened = true;
      }
      if (style.position !== 'static' && out !== 'fixed') out = style.position;
    }
    if (hidden || seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
    const frame = column.getBoundingClientRect();
    if (seen.right > frame.right + 1 || seen.left < frame.left - 1) say('out', text, element, Math.round(seen.left) + '-' + Math.round(seen.right));
    texts.push({ text, element, pieces: piecesOf(node), seen, layer: layerOf(element), size });
  }
  const lines = texts.flatMap((one) =>
    one.pieces.flatMap((piece) => [...piece.getClientRects()]).map((rect) => ({
      ...one,
      // The glyphs, not the leading.
      left: Math.max(rect.left, one.seen.left), right: Math.min(rect.right, one.seen.right),
      top: Math.max(rect.top, one.seen.top) + rect.height * 0.2, bottom: Math.min(rect.bottom, one.seen.bottom) - rect.height * 0.2,
    })).filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1));
  const ENDS = /[\\d.,%]$/;
  const BEGINS = /^[\\d¥+−.]/;
  /** Figures that stand so close that they read as one. */
  const touches = (a, b) =>
    a.element.parentElement !== b.element.parentElement &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 &&
    Math.abs(b.left - a.right) < 3 && ENDS.test(a.text.trim()) && BEGINS.test(b.text.trim()) &&
    !/^inline/.test(styleOf(a.element.parentElement).display + styleOf(b.element.parentElement).display);
  lines.sort((a, b) => a.top - b.top);
  const told = new Set();
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length && lines[j].top < lines[i].bottom - 1; j += 1) {
      const [a, b] = [lines[i], lines[j]];
      if (a.element === b.element || a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (touches(a, b) || touches(b, a)) say('touch', a.text, a.element, b.text.trim().slice(0, 24) + ' ' + about(b.element));
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1) continue;
      const pair = a.text + '|' + b.text;
      if (!told.has(pair)) say('over', a.text, a.element, b.text.trim().slice(0, 24) + ' ' + about(b.element));
      told.add(pair);
    }
  const sideways = Math.max(page.scrollWidth - page.clientWidth, document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth);
  if (sideways > 0) faults.push('sideways: ' + sideways);
  return [...new Set(faults)];
})()`;

const SIZE = 'text-size-adjust';
const TWO_FRAMES = 'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))';

/** What cannot be read, in the usual size and in twice that; the page is then as it was. */
export async function unreadable({ page }: ShopPhone): Promise<{ usual: string[]; enlarged: string[] }> {
  const usual = await page.evaluate<string[]>(LOOK);
  await page.evaluate(`document.documentElement.style.setProperty('${SIZE}', '200%')`);
  await page.evaluate(TWO_FRAMES);
  const enlarged = await page.evaluate<string[]>(LOOK);
  await page.evaluate(`document.documentElement.style.removeProperty('${SIZE}')`);
  return { usual, enlarged };
}

export const LONG_NAME = '西湖龙井村口的一棵老茶树下喝茶人';
/** The longest name that a member may have, and the balances of somebody who leaves out nothing: ¥12,345,678.90. */
export async function makeLong({ db, clock }: TestServer): Promise<void> {
  await db.update(members).set({ nickname: LONG_NAME });
  await db.transaction(async (tx) => {
    for (const [unit, delta] of BALANCES)
      await book(tx as unknown as typeof db, {
        owner: memberOwner('10001'),
        unit,
        bizType: 'adjust',
        bizId: 'long',
        delta,
        at: clock.now(),
      });
  });
}
const BALANCES = [
  ['money', 1_234_567_890],
  ['income', 1_234_567_890],
  ['points', 12_345_678],
  ['coin', 1_234_567],
] as const;
