/** Addresses of our own server. */
const BASE = typeof API_BASE === 'string' ? API_BASE : '';

/** A path of our own server, which the web finds at its own origin. */
const isPath = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** What goes to the device itself: the mini-program has no origin of its own, so every path needs the host. */
export const serverUrl = (url: string): string => (isPath(url) ? `${BASE}${url}` : url);

/** A picture of our server as JPG: cards of the messenger and albums of older phones take no WebP. Others stay as they are. */
export const asJpg = (url: string): string =>
  isPath(url) || (BASE !== '' && url.startsWith(`${BASE}/`))
    ? url.replace(/^([^?#]*\/(?:images|uploads)\/[^?#]+)\.webp(?=$|[?#])/, '$1.jpg')
    : url;
