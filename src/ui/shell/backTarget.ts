/** What the left end of the top bar offers (rule 6.4). */
import { canGoBack, currentRoute, formatRoute, routeBelow, type ParsedRoute } from '@/core/routes';

const identity = ({ path, query }: ParsedRoute): string =>
  formatRoute(path, Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))));

/** The arrow only when the page before is another one; otherwise the home label. */
export function hasWayBack(): boolean {
  const [before, here] = [routeBelow(), currentRoute()];
  return canGoBack() && before !== undefined && here !== undefined && identity(before) !== identity(here);
}
