/**
 * What the page on top cuts with three dots in the size of a usual phone, although so little of it is left that one has to guess: of a
 * name that is longer, eight signs are to be read at least. A second line, or what stands beside it a line lower, makes the room.
 */
import { TOP } from '../browser';
import type { ShopPhone } from '../shop';
import { LONG_NAME } from './enlarged';

const FEWEST = 8;

const CUT = `(() => {
  const page = ${TOP};
  const faults = [];
  const about = (element) => element.tagName.toLowerCase() + '.' + String(element.className).split(' ')[0];
  for (const box of page.querySelectorAll('*')) {
    const { textOverflow, overflowX, webkitLineClamp, fontSize } = getComputedStyle(box);
    const clamped = webkitLineClamp !== 'none';
    if (!clamped && (textOverflow !== 'ellipsis' || overflowX === 'visible')) continue;
    if (!(clamped ? box.scrollHeight > box.clientHeight + 2 : box.scrollWidth > box.clientWidth + 1)) continue;
    const text = box.textContent.trim();
    // A member's name as long as may be is cut wherever there are many.
    if (!/[\\u4e00-\\u9fff]/.test(text) || text.includes('${LONG_NAME}') || box.closest('[aria-hidden=true]')) continue;
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const room = (box.clientWidth / parseFloat(fontSize)) * (clamped ? Number(webkitLineClamp) : 1);
    if (room < ${FEWEST}) faults.push(text.slice(0, 24) + ' | ' + about(box) + ' < ' + about(box.parentElement) + ' | ' + room.toFixed(1));
  }
  return [...new Set(faults)];
})()`;

export const cutShort = ({ page }: ShopPhone): Promise<string[]> => page.evaluate<string[]>(CUT);
