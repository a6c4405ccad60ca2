/** Arrow keys inside a group (tabs, radios, chips): only one member is reached by Tab, the others by arrows. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Moves the keyboard to an element of the browser; elsewhere nothing has focus. */
export function focusById(id: string): void {
  if (process.env.TARO_ENV !== 'weapp') document.getElementById(id)?.focus();
}
