/** Where the column of the page on top stands, and what reaches out of it. */
import { TOP } from './browser';
import type { ShopPhone } from './shop';

/** The width of the app on everything wider than a phone. */
export const COLUMN = 480;

const LAYOUT = `(() => {
  const page = ${TOP};
  const column = page.querySelector('.page').getBoundingClientRect();
  const outside = [];
  const fixed = new Set();
  for (const element of page.querySelectorAll('*')) {
    const { position, visibility, pointerEvents } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    if (position !== 'fixed' || visibility === 'hidden' || width * height === 0) continue;
    fixed.add(element.className);
    if (left < column.left - 1 || right > column.right + 1) outside.push(element.className + ' ' + Math.round(left) + '-' + Math.round(right));
  }
  const scroller = document.scrollingElement;
  return { left: column.left, right: innerWidth - column.right, width: column.width, sideways: Math.max(page.scrollWidth - page.clientWidth, scroller.scrollWidth - scroller.clientWidth), outside, kind: [...fixed].sort().join() };
})()`;
export interface Layout {
  left: number;
  right: number;
  width: number;
  sideways: number;
  outside: string[];
  /** What stands fixed on the page: pages with the same have the same layout around their content. */
  kind: string;
}

export const layoutOf = (phone: ShopPhone): Promise<Layout> => phone.page.evaluate<Layout>(LAYOUT);
