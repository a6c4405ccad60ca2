// What a person sees of a page: words that are really drawn, pictures that came, classes that look like something, a place to tap.
import { partOf } from './builtins';
import { text } from './dom';

/** Drawn at all: with a size, and neither transparent nor hidden, also by what is around it. */
const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** Whether one of the innermost elements with these words is drawn. Words of several elements are looked for in what holds them all. */
function wordsDrawn(element: Element, words: string): boolean {
  const inner = Array.from(element.children).filter((child) => child.textContent?.includes(words));
  return inner.length ? inner.some((child) => wordsDrawn(child, words)) : isDrawn(element);
}

export const shows = (within: HTMLElement | null | undefined, words: string): boolean =>
  Boolean(within?.innerText.includes(words) && wordsDrawn(within, words));

const inWindow = (element: Element): boolean => {
  const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Pictures in sight without an address, or that did not come (yet); those of rich text have a width once they are there. */
function missingPictures(page: Element): string[] {
  const written = Array.from(page.querySelectorAll<HTMLImageElement>('wx-rich-text img'))
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.naturalWidth === 0)
    .map((image) => `picture of rich text ${image.src}`);
  return written.concat(
    Array.from(page.querySelectorAll<HTMLElement>('wx-image'))
      .filter((image) => inWindow(image) && isDrawn(image) && image.dataset.picture !== 'came')
      .map((image) => `picture ${text(partOf(image)?.props.src) || 'without an address'} ${image.className}`),
  );
}

const namesIn = (styles: string): Set<string> =>
  new Set(Array.from(styles.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name ?? ''));
const known = new Map<string, Set<string>>();
/** Inside a component a class stands twice, the second time with a prefix that means the component's own sheet. */
const namesOf = ({ classList }: Element): string[] =>
  Array.from(classList).filter((name) => {
    const [, own] = /^__\w+--(.+)$/.exec(name) ?? [];
    return own === undefined || !classList.contains(own);
  });
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

/** What is wrong with the page as it stands; empty when everything in sight is drawn. */
export function sight(page: HTMLElement | undefined, sheets: readonly string[]): string[] {
  if (!page) return ['no page'];
  if (!isDrawn(page.querySelector('wx-page > *') ?? page)) return ['the page is not drawn'];
  return [...missingPictures(page), ...bareClasses(page, sheets)];
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
    .filter((element) => inWindow(element) && isDrawn(element))
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
