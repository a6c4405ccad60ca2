/** site.poster: what a client needs to draw a personal poster. `qr` is the text of the code to draw: the link with the share id. */
import { readShopSettings } from '../shopSettings/repository';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server, Setup } from '../../../http/context';
import { badRequest, notFound } from '../../../http/errors';
import { findBrief } from '../member/presenter';
import { codePath, miniCodeOf } from './codes';
import { cleanUrl, createShare } from './share';

type Input = RequestOf<'site.poster'>;

export interface PosterSubject {
  title: string;
  subtitle: string;
  /** Own path; the shop's own without it. */
  image?: string;
  /** Fen. */
  price?: number;
  route: string;
  /** Who stands under it and as what; without it the member, who invites. */
  signed?: { nickname: string; avatar: string; as: string };
}

/** Undefined: there is no such thing, or it is not shown to everybody. `memberId` is whose poster it is. */
type FindPosterSubject = (
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
) => Promise<PosterSubject | undefined>;

declare module '../../../http/context' {
  interface Kinds {
    /** What each kind of poster shows, found by the domain it belongs to. */
    posters: Readonly<Record<Input['kind'], FindPosterSubject>>;
  }
}

async function subjectOf(
  tx: Tx,
  memberId: string,
  { kind, id = '' }: Input,
  now: number,
  server: Setup,
): Promise<PosterSubject> {
  if (kind !== 'member' && !/^\d{1,18}$/.test(id)) throw badRequest('id');
  const subject = await server.kinds.posters[kind](tx, memberId, id, now, server);
  if (!subject) throw notFound();
  return subject;
}

export async function makePoster(
  tx: Tx,
  memberId: string,
  input: Input & { isMini: boolean },
  now: number,
  server: Setup & Pick<Server, 'gateways'>,
): Promise<DataOf<'site.poster'>> {
  const owner = await findBrief(tx, memberId);
  if (!owner) throw notFound();
  const { shareImage } = await readShopSettings(tx);
  const { route, image = shareImage, signed, ...subject } = await subjectOf(tx, owner.id, input, now, server);
  const { as, ...signer } = { ...owner, as: undefined, ...signed };
  const link = await createShare(tx, memberId, { url: `/h5${route}`, title: subject.title }, now, server.config);
  // A scan of the platform's own code opens the mini-program at once, that of a link asks first.
  const isOpen = input.isMini && server.gateways.codes.open;
  const code =
    isOpen && miniCodeOf(cleanUrl(link.url, server.config).href, link.share_id) ? codePath(link.share_id) : undefined;
  return {
    kind: input.kind,
    ...subject,
    image,
    qr: link.url,
    ...(code && { code }),
    ...link,
    owner: signer,
    ...(as ? { as } : {}),
  };
}
