/** Address of a picture at a width: own pictures are cut to it by the server (`?w=`), foreign and inline ones stay as they are. */
import { STATIC_PATH } from '@/core/lib/app';
import { withQuery } from '@/core/lib/query';

const BASE = typeof API_BASE === 'string' ? API_BASE : '';
/** A path of our own server; what members sent in (/uploads) is one too, but comes as it is. */
const isOwn = (src: string): boolean => src.startsWith('/') && !src.startsWith('//');
const isCut = (src: string): boolean =>
  src.startsWith(STATIC_PATH) || (BASE !== '' && src.startsWith(`${BASE}${STATIC_PATH}`));

/** `w`: px of the file, that is css width times pixel ratio; the server takes the next of its sizes. */
export function pictureUrl(src: string, w?: number): string {
  // The mini-program has no origin of its own: every path needs the host.
  const url = isOwn(src) ? `${BASE}${src}` : src;
  return w && isCut(src) ? withQuery(url, { w }) : url;
}
