/** What a page is opened with and what it reads, from its row. A path without its params, or params without their path, does not compile. */
import type { Params, RoutePath } from './table';

export type ParamsOf<P extends RoutePath> = Params[P];
/** The params argument may be left out when a page needs none. */
export type ParamsArg<P extends RoutePath> =
  Record<string, never> extends ParamsOf<P> ? [params?: ParamsOf<P>] : [params: ParamsOf<P>];
/** What a page reads: every value as text, because addresses carry nothing else. */
export type QueryOf<P extends RoutePath> = { [K in keyof ParamsOf<P>]?: string };
