/** Getting to know the stores: what each is like, ways from one to the next, and visits told on the spot (chapter 40 of docs/rules.md). */
import type { ExploreRoute, ExploreStore } from '../../../../src/contract/explore/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { lockMember } from '../../../db/locks';
import type { VideoGateway } from '../../../gateways/video';
import { refuse } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { distanceOf, presentStore } from '../../offer/store/presenter';
import { listStores, type StoreRow } from '../../offer/store/repository';
import { findFirstOf } from '../../offer/video/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { readShopSettings } from '../../people/shopSettings/repository';
import { venueOf } from '../venue/service';
import {
  addVisit,
  listRoutes,
  listSignatures,
  listVisited,
  readLines,
  type RouteRow,
  type SignatureRow,
} from './repository';

/** A visit is told from so near (rule 40.1). */
const NEAR_METRES = 300;
/** A phone that is less sure than that is not believed further. */
const MOST_DOUBT = 200;
/** What a dish is marked with that a store is known for. */
const SIGNATURE = '招牌';
/** The kind of films that show what it is like to sit in a store. */
const SEATED = '茶席';

const progressOf = (stores: readonly StoreRow[], visited: ReadonlyMap<string, string>) => {
  const count = stores.filter(({ id }) => visited.has(id)).length;
  return { visited: count, total: stores.length, complete: count > 0 && count === stores.length };
};

/** Each store has another of the dishes it is known for, as far as they go. */
function signatureOf(rows: readonly SignatureRow[], storeId: string, at: number): ExploreStore['signature'] {
  const own = rows.filter(({ storeIds }) => storeIds.length === 0 || storeIds.includes(storeId));
  const row = own.find(({ storeIds }) => storeIds.length > 0) ?? own[at % Math.max(1, own.length)];
  return row && { id: row.id, title: row.title, cover: row.cover, price: row.price };
}

/** A stop at a store is called as the store is; where there is no such store any more, as it was written. */
const stopsOf = (stops: RouteRow['stops'], stores: readonly StoreRow[]): ExploreRoute['stops'] =>
  stops.map(({ name, text, storeId }) => {
    const store = stores.find(({ id }) => id === storeId);
    return store ? { name: store.name, text, storeId: store.id } : { name, text };
  });

/** The film of the page; where the service does not answer its still picture stands alone. */
async function heroOf(tx: Tx, films: VideoGateway): Promise<DataOf<'tea.explore'>['hero']> {
  const video = await findFirstOf(tx, SEATED);
  if (!video) return undefined;
  const sources = await films.sources(video.mediaId).catch(() => []);
  const film = sources.at(-1)?.url;
  return { title: video.title, image: video.cover, ...(film !== undefined && { film }) };
}

export async function readExplore(
  tx: Tx,
  memberId: string,
  { lat, lng }: RequestOf<'tea.explore'>,
  now: number,
  server: Pick<Server, 'gateways'>,
): Promise<DataOf<'tea.explore'>> {
  const geo = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const stores = await listStores(tx);
  const [visited, routes, lines, signatures, settings, hero] = await Promise.all([
    listVisited(tx, memberId),
    listRoutes(tx),
    readLines(tx),
    listSignatures(tx, SIGNATURE),
    readShopSettings(tx),
    heroOf(tx, server.gateways.video),
  ]);
  const today = dayOf(now);
  return {
    ...(hero && { hero }),
    stores: stores.map((row, at): ExploreStore => {
      const store = presentStore(row, { now, ...(geo && { geo }) });
      const signature = signatureOf(signatures, row.id, at);
      return {
        ...{ store, photo: row.photos[0] ?? store.cover, line: lines.get(row.id) ?? '' },
        ...(signature && { signature }),
        ...{ visited: visited.has(row.id), today: visited.get(row.id) === today },
      };
    }),
    routes: routes.map(({ id, title, text, minutes, stops }) => ({
      ...{ id, title, text, minutes },
      stops: stopsOf(stops, stores),
    })),
    ...progressOf(stores, visited),
    points: settings.points.earn.store,
    serverTime: now,
  };
}

/** 404 no store of ours · 422 too far away, there today already. */
export async function visit(
  tx: Tx,
  memberId: string,
  { storeId, lat, lng, accuracy = 0 }: RequestOf<'tea.exploreVisit'>,
  now: number,
): Promise<DataOf<'tea.exploreVisit'>> {
  await lockMember(tx, memberId);
  const store = await venueOf(tx, storeId);
  const metres = distanceOf({ lat, lng }, { lat: Number(store.lat), lng: Number(store.lng) });
  if (metres > NEAR_METRES + Math.min(accuracy, MOST_DOUBT)) throw refuse('到店后再打卡');
  const before = await listVisited(tx, memberId);
  if (!(await addVisit(tx, { memberId, storeId, day: dayOf(now), at: now }))) throw refuse('今天在这家店打过卡了');
  const reward = before.has(storeId) ? 0 : (await readShopSettings(tx)).points.earn.store;
  if (reward > 0)
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'gift',
      bizId: `visit-${storeId}`,
      delta: reward,
      title: '探店打卡',
      memo: store.name,
      at: now,
    });
  return { ...progressOf(await listStores(tx), new Map([...before, [storeId, dayOf(now)]])), points: reward };
}
