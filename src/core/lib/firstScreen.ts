/**
 * When the first page has drawn something, or is given up on: index.html takes its outline away then. What the first screen does
 * without asks its questions after it. At once where there is no such document.
 */
export const firstScreen = (): Promise<void> =>
  (process.env.TARO_ENV === 'h5' && (window as { __start?: { shown?: Promise<void> } }).__start?.shown) ||
  Promise.resolve();
