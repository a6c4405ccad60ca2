/** Leaves for a map app or its web page; the phone decides which one takes the link. */
export function openLink(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
/** The browser has no map of its own to choose on. */
export const chooseOnMap:
  | undefined
  | (() => Promise<{ name: string; address: string; lat: number; lng: number } | undefined>) = undefined;
