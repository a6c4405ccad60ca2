/** Before any test file: @tarojs/taro first, or its circular import fails with "reading 'history'"; then what jsdom lacks. */
import '@tarojs/taro';

jest.useRealTimers();

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
/** Real ones, whatever a test does to its timers, and as quick as they come: nothing is painted here. */
const { setTimeout: frame, clearTimeout: cancelFrame } = globalThis;
const lacking = {
  requestAnimationFrame: (act: FrameRequestCallback) => Number(frame(() => act(performance.now()), 0)),
  cancelAnimationFrame: (id: number) => cancelFrame(id),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
};
for (const [name, value] of Object.entries(lacking)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  document.body.innerHTML = '';
  window.localStorage.clear();
});
