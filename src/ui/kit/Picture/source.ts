/** Address of a picture at a width: own pictures are cut to it by the server (`?w=`), foreign and inline ones stay as they are. */
import { STATIC_PATH } from '@/core/lib/app';
import { withQuery } from '@/core/lib/query';
import { serverUrl } from '@/core/lib/serverUrl';

/** What members sent in (/uploads) comes as it is. */
const CUT = serverUrl(STATIC_PATH);

/** `w`: px of the file, that is css width times pixel ratio; the server takes the next of its sizes. */
export function pictureUrl(src: string, w?: number): string {
  const url = serverUrl(src);
  return w && url.startsWith(CUT) ? withQuery(url, { w }) : url;
}
