/** Address of a picture at a width: own pictures are cut to it by the server (`?w=`), foreign and inline ones stay as they are. */
import { withQuery } from '@/core/lib/query';

const BASE = typeof API_BASE === 'string' ? API_BASE : '';
const isOwn = (src: string): boolean =>
  src.startsWith('/images/') || (BASE !== '' && src.startsWith(`${BASE}/images/`));

/** `w`: px of the file, that is css width times pixel ratio; the server takes the next of its sizes. */
export function pictureUrl(src: string, w?: number): string {
  if (!isOwn(src)) return src;
  const url = src.startsWith('/') ? `${BASE}${src}` : src;
  return w ? withQuery(url, { w }) : url;
}
