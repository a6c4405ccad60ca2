// What a person sees of a page: words that are really drawn, pictures that came, classes that look like something, a place to tap.
import { partOf } from './builtins';
import { text } from './dom';
import { undrawnData } from './drawnData';
import { wrongPictures } from './pictures';
import {
  inWindow,
  isDrawn,
  isLostInGround,
  isMaskLost,
  isMeantFaint,
  isSeen,
  isTooFaint,
  lookingThrough,
} from './seen';

/** Whether one of the innermost elements with these words is seen. Words of several elements are looked for in what holds them all. */
function wordsSeen(element: Element, words: string): boolean {
  const inner = Array.from(element.children).filter((child) => child.textContent?.includes(words));
  return inner.length ? inner.some((child) => wordsSeen(child, words)) : isSeen(element);
}

export const shows = (within: HTMLElement | null | undefined, words: string): boolean =>
  Boolean(within?.innerText.includes(words) && wordsSeen(within, words));

/** Pictures in sight without an address, or that did not come (yet); those of rich text have a width once they are there. */
function missingPictures(page: Element): string[] {
  const written = Array.from(page.querySelectorAll<HTMLImageElement>('wx-rich-text img'))
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.naturalWidth === 0)
    .map((image) => `picture of rich text ${image.src}`);
  return written.concat(
    Array.from(page.querySelectorAll<HTMLElement>('wx-image'))
      .filter((image) => inWindow(image.getBoundingClientRect()) && isDrawn(image) && image.dataset.picture !== 'came')
      .map((image) => `picture ${text(partOf(image)?.props.src) || 'without an address'} ${image.className}`),
  );
}

const namesIn = (styles: string): Set<string> =>
  new Set(Array.from(styles.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name ?? ''));
const known = new Map<string, Set<string>>();
/** Inside a component a class has a prefix that means the component's own sheet; what lies around the page is the host's. */
const namesOf = (element: Element): string[] =>
  element.closest('.h-tab') ? [] : Array.from(element.classList, (name) => name.replace(/^__\w+--/, ''));
/** Classes that no style sheet of the page knows: it is drawn without its looks. */
function bareClasses(page: Element, sheets: readonly string[]): string[] {
  for (const sheet of sheets) if (!known.has(sheet)) known.set(sheet, namesIn(sheet));
  const isKnown = (name: string) => sheets.some((sheet) => known.get(sheet)?.has(name));
  const used = new Set(Array.from(page.querySelectorAll('[class]'), namesOf).flat());
  return Array.from(used)
    .filter(
      (name) =>
        !/^(h|wx|icon)-|^(page|chunk|chunk-(?:row|card|stack|alone|next|flush|away))$/.test(name) && !isKnown(name),
    )
    .map((name) => `class ${name} has no rule`);
}

/** Where the first line of each text of the page lies, of those in the window. */
function textsInWindow(page: Element): { owner: Element; words: string; piece: DOMRect }[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: { owner: Element; words: string; piece: DOMRect }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as globalThis.Text;
    const owner = node.parentElement;
    if (!owner || !node.data.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [piece] = Array.from(range.getClientRects());
    if (piece && inWindow(piece) && owner.checkVisibility({ visibilityProperty: true }))
      texts.push({ owner, words: node.data.trim().slice(0, 20), piece });
  }
  return texts;
}

/** Lower than that, a line of text cannot be read. */
const LEAST_LINE = 5;

/** Texts in sight that nobody can read: too faint, too small, in the colour of their ground. */
function unreadable(page: Element): string[] {
  const texts = textsInWindow(page).map((one) => ({ ...one, faint: isTooFaint(one.owner) }));
  const faint = texts.filter((one) => one.faint);
  const lost = lookingThrough(() =>
    texts.filter(({ owner, piece, faint: off }) => !off && isLostInGround(owner, piece)),
  );
  return [
    ...faint.filter(({ owner }) => !isMeantFaint(owner)).map(({ words }) => `text "${words}" is too faint`),
    ...(faint.length * 2 > texts.length ? ['most of the page is too faint'] : []),
    ...texts.filter(({ piece }) => piece.height < LEAST_LINE).map(({ words }) => `text "${words}" is too small`),
    ...lost.map(({ words }) => `text "${words}" has the colour of its ground`),
  ];
}

const nameOf = (icon: Element) => Array.from(icon.classList).find((each) => each.startsWith('icon-')) ?? 'icon';

/** Most icons are masks that are filled with a colour, the plainest are grounds; one without either is a square, or nothing. */
function wrongIcons(page: Element): string[] {
  const icons = Array.from(page.querySelectorAll('.icon')).filter((icon) => icon.checkVisibility());
  const boxed = (icon: Element) => icon.getBoundingClientRect();
  const isMask = (icon: Element) => getComputedStyle(icon).maskImage !== 'none';
  const isPlain = (icon: Element) => getComputedStyle(icon).backgroundImage !== 'none';
  // An icon has its size from its sheet: without, it is nowhere.
  const sizeless = icons.filter((icon) => boxed(icon).width * boxed(icon).height === 0);
  const shown = icons.filter((icon) => inWindow(boxed(icon)) && icon.checkVisibility({ visibilityProperty: true }));
  const faint = shown.filter(isTooFaint);
  const lost = lookingThrough(() => shown.filter((icon) => !faint.includes(icon) && isMask(icon) && isMaskLost(icon)));
  return [
    ...sizeless.map((icon) => `${nameOf(icon)} has no size`),
    ...shown.filter((icon) => !isMask(icon) && !isPlain(icon)).map((icon) => `${nameOf(icon)} has no picture`),
    ...faint.filter((icon) => !isMeantFaint(icon)).map((icon) => `${nameOf(icon)} is too faint`),
    ...lost.map((icon) => `${nameOf(icon)} has the colour of its ground`),
  ];
}

/** Pictures of style sheets, of all that is in the window. */
const missingGrounds = (page: Element): string[] =>
  Array.from(page.querySelectorAll('*'))
    .filter((element) => inWindow(element.getBoundingClientRect()) && element.tagName !== 'WX-IMAGE')
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => wrongPictures(element, getComputedStyle(element, part))),
    );

/** Elements whose content is an attribute, and that have none. */
function emptyElements(page: Element): string[] {
  const rich = Array.from(page.querySelectorAll('wx-rich-text')).filter(
    (element) => !element.textContent?.trim() && !element.querySelector('img'),
  );
  const frames = Array.from(page.querySelectorAll('wx-web-view')).filter(
    (element) => !text(partOf(element)?.props.src),
  );
  return [...rich, ...frames].map(({ tagName }) => `<${tagName.slice(3).toLowerCase()}> is empty`);
}

/** What is wrong with the page as it stands, to which that data was sent; empty when everything in sight is drawn. */
export function sight(page: HTMLElement | undefined, sheets: readonly string[], sent?: unknown): string[] {
  if (!page) return ['no page'];
  const parts = Array.from(page.querySelectorAll('wx-page > *'));
  return Array.from(
    new Set([
      ...(parts.some(isDrawn) ? [] : ['the page is not drawn']),
      ...missingPictures(page),
      ...bareClasses(page, sheets),
      ...unreadable(page),
      ...wrongIcons(page),
      ...missingGrounds(page),
      ...emptyElements(page),
      ...undrawnData(page, sent),
    ]),
  );
}

/**
 * Points at which something answers a finger, those of the content before those of the bars: what has a look for being pressed, and buttons.
 */
export function pressables(page: HTMLElement | undefined, bars: { top: number; bottom: number }) {
  const all = Array.from(page?.querySelectorAll<HTMLElement>('wx-view, wx-button') ?? []).filter((element) => {
    const { hoverClass } = partOf(element)?.props ?? {};
    return element.tagName === 'WX-BUTTON' || !['', 'none'].includes(text(hoverClass));
  });
  return all
    .filter((element) => inWindow(element.getBoundingClientRect()) && isDrawn(element))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      const inBar = point.y < bars.top || point.y > innerHeight - bars.bottom;
      return { ...point, inBar, free: hit !== null && element.contains(hit), words: element.innerText.slice(0, 30) };
    })
    .filter(({ free }) => free)
    .sort((a, b) => Number(a.inBar) - Number(b.inBar));
}
