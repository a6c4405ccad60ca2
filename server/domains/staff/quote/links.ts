/** Addresses of a quote: what the client opens, and its paper. */
import { randomBytes } from 'node:crypto';
import type { ServerConfig } from '../../../config';
import { signedUrl } from '../../../http/signedUrl';
import type { Quote } from './repository';

/** Nobody guesses it. */
export const newShareToken = (): string => randomBytes(18).toString('base64url');

export const offerRoute = ({ shareToken }: Pick<Quote, 'shareToken'>): string =>
  `/client/pages/quote?share=${shareToken}`;
/** The same as somebody outside opens it. */
export const offerUrl = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>, quote: Pick<Quote, 'shareToken'>): string =>
  `${publicUrl}/h5${offerRoute(quote)}`;
export const deskRoute = ({ id }: Pick<Quote, 'id'>): string => `/client/pages/quote?id=${id}`;

export const pathOf = (file: string): string => `/quotes/${file}`;

/** Call for who may see the quote only. `viewerId`: the client whose nickname stands across it; '0' = nobody's. */
export const paperUrl = (config: Pick<ServerConfig, 'secret'>, id: string, viewerId: string, now: number): string =>
  signedUrl(config, pathOf(`${id}-${viewerId}.pdf`), now);
