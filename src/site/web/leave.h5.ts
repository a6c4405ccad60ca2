/** Opens the address in a window of its own that knows nothing about ours. */
export const canLeave = true;
export function leaveTo(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
