/** What a page is opened with and what it reads, from its row. A built path without params, or params without a built path, does not compile. */
import type { BuiltPath, Params } from './table';

export type ParamsOf<P extends BuiltPath> = Params[P];
/** The params argument may be left out when a page needs none. */
export type ParamsArg<P extends BuiltPath> =
  Record<string, never> extends ParamsOf<P> ? [params?: ParamsOf<P>] : [params: ParamsOf<P>];
/** What a page reads: every value as text, because addresses carry nothing else. */
export type QueryOf<P extends BuiltPath> = { [K in keyof ParamsOf<P>]?: string };
