/**
 * Runs inside the measured page before its own scripts and writes to `window.__perf`. Self-contained: Playwright sends its source.
 *   ready  first frame in which `selector` matches something with a box
 *   words  first frame in which the outline, or else the page, says `about`
 *   lcp    start time of the last largest-contentful-paint entry
 *   cls    largest session window of layout shifts without recent input
 *   slowest  duration of the slowest event, from the finger to the next frame
 *   long   start and duration of every main-thread task over 50 ms
 */
export interface Perf {
  fcp: number;
  lcp: number;
  lcpOf: string;
  cls: number;
  ready: number;
  words: number;
  long: [number, number][];
  slowest: number;
  route?: { start: number; end: number };
}
declare global {
  interface Window {
    __perf: Perf & { seen(selector: string): boolean; arm(target: string): void };
  }
}
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface LargestEntry extends PerformanceEntry {
  element?: Element | null;
  url?: string;
}

export function probe([selector, about]: readonly [string, string]): void {
  if (window.top !== window) return;
  const seen = (wanted: string) =>
    [...document.querySelectorAll(wanted)].some(
      (node) => node.getClientRects().length > 0 && node.getBoundingClientRect().height > 0,
    );
  const perf: Window['__perf'] = {
    fcp: 0,
    lcp: 0,
    lcpOf: '',
    cls: 0,
    ready: 0,
    words: 0,
    long: [],
    slowest: 0,
    seen,
    // Starts at the next touch or click, ends with the first frame that shows `target` where it was not before.
    arm(target) {
      const route = { start: 0, end: 0 };
      perf.route = route;
      const names = ['pointerup', 'touchend', 'click'];
      const begin = (event: Event) => {
        if (!route.start) route.start = event.timeStamp;
      };
      for (const name of names) addEventListener(name, begin, { capture: true });
      const look = () => {
        if (route.start && seen(target)) {
          route.end = performance.now();
          for (const name of names) removeEventListener(name, begin, { capture: true });
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
  };
  window.__perf = perf;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') perf.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as LargestEntry;
    perf.lcp = entry.startTime;
    perf.lcpOf = `${element?.tagName.toLowerCase() ?? '(removed)'} ${(url ?? '').slice(-40)}`;
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) perf.slowest = Math.max(perf.slowest, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', (entry) => perf.long.push([entry.startTime, entry.duration]));
  const shift = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as ShiftEntry;
    if (hadRecentInput) return;
    if (startTime - shift.last > 1000 || startTime - shift.first > 5000)
      Object.assign(shift, { sum: 0, first: startTime });
    shift.sum += value;
    shift.last = startTime;
    perf.cls = Math.max(perf.cls, shift.sum);
  });
  const look = () => {
    const stands = document.body && seen(selector);
    const isSaid = about !== '' && document.getElementById('shell')?.textContent.includes(about);
    if (!perf.words && (stands || isSaid)) perf.words = performance.now();
    if (stands) perf.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
