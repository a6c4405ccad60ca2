/** Addresses of our own server: paths, which the web finds at its own origin, and those with its host. */
import { isPath, jpgOf } from '../../contract/file/jpg';

const BASE = typeof API_BASE === 'string' ? API_BASE : '';

const isOurs = (url: string): boolean => isPath(url) || (BASE !== '' && url.startsWith(`${BASE}/`));

/** What goes to the device itself: the mini-program has no origin of its own, so every path needs the host. */
export const serverUrl = (url: string): string => (isPath(url) ? `${BASE}${url}` : url);

/** A picture of our server as JPG: cards of the messenger and albums of older phones take no WebP. Others stay as they are. */
export const asJpg = (url: string): string => (isOurs(url) ? jpgOf(url) : url);

/** The same in the form of the messenger's cards, 5:4; what is not ours stays as it is. */
export function asCard(url: string): string {
  const [file = ''] = asJpg(url).split('?');
  return isOurs(file) && file.endsWith('.jpg') ? `${file}?size=share` : url;
}
