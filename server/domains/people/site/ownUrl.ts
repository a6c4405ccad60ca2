/** Addresses the server vouches for are its own: it signs, shortens and remembers no others. */
import type { ServerConfig } from '../../../config';
import { badRequest } from '../../../http/errors';

/** 400 naming `field` unless `url`, absolute or from the root, stands on the public address or on a front end named in YEJIAN_CORS. */
export function ownUrl(config: Pick<ServerConfig, 'publicUrl' | 'corsOrigins'>, url: string, field: string): URL {
  const parsed = URL.canParse(url, config.publicUrl) ? new URL(url, config.publicUrl) : undefined;
  const own = [config.publicUrl, ...config.corsOrigins];
  if (!parsed || parsed.username || parsed.password || !own.includes(parsed.origin)) throw badRequest(field);
  return parsed;
}
