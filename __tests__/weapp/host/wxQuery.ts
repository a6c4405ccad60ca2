// Questions about the layout of a page: selector queries and intersection observers, answered by the real DOM.
import { pictureUrl, text } from './dom';
import type { BoundElement, Data } from './engine';
import { partOf } from './builtins';
import type { Api, HostContext } from './wxCore';

type Callback = ((value: unknown) => void) | undefined;

/** Elements are custom elements here, and >>> (into a component) is a plain descendant because nothing is really shadowed. */
const selectorOf = (selector: string) => selector.replace(/>>>/g, ' ').replace(/(^|[\s>,])([a-z][a-z-]*)/g, '$1wx-$2');

const datasetOf = (element: Element): Data => ({ ...(element as BoundElement).__wxElement?.dataset });

export function installQueries(api: Api, host: HostContext) {
  const root = () => host.top()?.element ?? document.body;
  const viewport = () => host.top()?.body ?? document.body;

  /** WeChat measures from below the navigation bar. */
  const rectOf = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const origin = viewport().getBoundingClientRect().top;
    return {
      id: element.id,
      dataset: datasetOf(element),
      left,
      right,
      top: top - origin,
      bottom: bottom - origin,
      width,
      height,
    };
  };
  const scrollOf = (element: Element) => ({
    scrollLeft: element.scrollLeft,
    scrollTop: element.scrollTop,
    scrollHeight: element.scrollHeight,
    scrollWidth: element.scrollWidth,
  });
  const fieldsOf = (element: Element, wanted: Data) => {
    const rect = rectOf(element);
    const answer: Data = {};
    if (wanted.id) answer.id = element.id;
    if (wanted.dataset) answer.dataset = rect.dataset;
    if (wanted.rect) Object.assign(answer, { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom });
    if (wanted.size) Object.assign(answer, { width: rect.width, height: rect.height });
    if (wanted.scrollOffset) Object.assign(answer, scrollOf(element));
    for (const name of (wanted.properties ?? []) as string[]) answer[name] = partOf(element)?.props[name];
    const style = getComputedStyle(element);
    for (const name of (wanted.computedStyle ?? []) as string[])
      answer[name] = style.getPropertyValue(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    if (wanted.node) answer.node = canvasNode(element);
    return answer;
  };

  api.createSelectorQuery = () => {
    const questions: { ask(): unknown; callback: Callback }[] = [];
    const query = {
      in: () => query,
      select: (selector: string) => nodes(() => root().querySelector(selectorOf(selector))),
      selectAll: (selector: string) => nodes(() => Array.from(root().querySelectorAll(selectorOf(selector)))),
      selectViewport: () => nodes(() => viewport()),
      exec: (callback?: (answers: unknown[]) => void) => {
        const token = {};
        host.pending.add(token);
        // Never at once: on the phone the answer comes from the other thread.
        setTimeout(() => {
          host.pending.delete(token);
          const answers = questions.map(({ ask }) => ask());
          questions.forEach(({ callback: each }, i) => each?.(answers[i]));
          callback?.(answers);
        }, 16);
        return query;
      },
    };
    const nodes = (find: () => Element | Element[] | null) => {
      const add = (measure: (element: Element) => unknown, callback: Callback) => {
        const ask = () => {
          const found = find();
          return Array.isArray(found) ? found.map(measure) : found && measure(found);
        };
        questions.push({ ask, callback });
        return query;
      };
      return {
        boundingClientRect: (callback?: Callback) => add(rectOf, callback),
        scrollOffset: (callback?: Callback) =>
          add((element) => ({ id: element.id, dataset: datasetOf(element), ...scrollOf(element) }), callback),
        fields: (wanted: Data, callback?: Callback) => add((element) => fieldsOf(element, wanted), callback),
        node: (callback?: Callback) => add((element) => ({ node: canvasNode(element) }), callback),
        context: (callback?: Callback) => add(() => ({ context: {} }), callback),
      };
    };
    return query;
  };

  api.createIntersectionObserver = (component: unknown, options: Data = {}) => {
    let observer: IntersectionObserver | undefined;
    let relative: Element | null = null;
    let margin = '0px';
    let stopped = false;
    const margins = (given: Data = {}) =>
      ['top', 'right', 'bottom', 'left'].map((side) => `${Number(given[side]) || 0}px`).join(' ');
    const self = {
      relativeTo: (selector: string, given?: Data) => {
        relative = root().querySelector(selectorOf(selector));
        margin = margins(given);
        return self;
      },
      relativeToViewport: (given?: Data) => {
        relative = null;
        margin = margins(given);
        return self;
      },
      observe: (selector: string, callback: (entry: Data) => void) => {
        const page = host.pageOf(component);
        const scope = page?.element ?? document.body;
        const view = page?.body ?? document.body;
        // The elements of the current render are there only after it.
        setTimeout(() => {
          if (stopped) return;
          const initial = Number(options.initialRatio) || 0;
          const told = new WeakSet<Element>();
          observer = new IntersectionObserver(
            (entries) => {
              for (const entry of entries) {
                const first = !told.has(entry.target);
                told.add(entry.target);
                // A browser always reports once at the start, WeChat only when the ratio differs from initialRatio.
                if (first && entry.intersectionRatio === initial && !entry.isIntersecting) continue;
                callback({
                  id: entry.target.id,
                  dataset: datasetOf(entry.target),
                  intersectionRatio: entry.intersectionRatio,
                  intersectionRect: entry.intersectionRect.toJSON(),
                  boundingClientRect: entry.boundingClientRect.toJSON(),
                  relativeRect: entry.rootBounds?.toJSON(),
                  time: Date.now(),
                });
              }
            },
            {
              root: relative ?? view,
              rootMargin: margin,
              threshold: (options.thresholds as number[] | undefined) ?? [0],
            },
          );
          const found = Array.from(scope.querySelectorAll(selectorOf(selector)));
          for (const element of options.observeAll ? found : found.slice(0, 1)) observer.observe(element);
        });
      },
      disconnect: () => {
        stopped = true;
        observer?.disconnect();
      },
    };
    return self;
  };

  api.createMediaQueryObserver = () => ({ observe: () => undefined, disconnect: () => undefined });
}

const canvases = new WeakMap<Element, HTMLCanvasElement>();
/** A <canvas type="2d"> really draws: its node is a canvas of the browser laid into the element. */
function canvasNode(element: Element): unknown {
  if (element.tagName !== 'WX-CANVAS') return null;
  let canvas = canvases.get(element);
  if (!canvas) {
    canvas = document.createElement('canvas');
    canvas.style.cssText = 'width:100%;height:100%;display:block';
    element.append(canvas);
    canvases.set(element, canvas);
    Object.assign(canvas, {
      createImage: () => {
        const image = new Image();
        // Own property: the element itself has to stay a real image, or drawImage refuses it.
        Object.defineProperty(image, 'src', {
          get: () => image.getAttribute('src') ?? '',
          set: (source: unknown) => image.setAttribute('src', pictureUrl(text(source))),
        });
        return image;
      },
      requestAnimationFrame: (callback: FrameRequestCallback) => requestAnimationFrame(callback),
      cancelAnimationFrame: (id: number) => cancelAnimationFrame(id),
    });
  }
  return canvas;
}
