/** tea.newIndex: the magazine of the tea culture. A block without data is left empty and the page leaves it out. */
import type { CultureHome } from '../../../../src/contract/culture/schemas';
import type { GoodsBlock } from '../../../../src/contract/home/schemas';
import type { Tx } from '../../../db/client';
import { latestArticles } from '../article/service';
import { loadCards } from '../catalogue/cards';
import { sells } from '../catalogue/repository';
import type { ContentRow } from '../../people/content/repository';
import { seasonLine } from '../home/greeting';
import { seasonOf, SEASONS, solarTermOf } from '../home/solarTerms';
import { masterCard, producerRow } from '../maker/presenter';
import { findMasters, findProducers } from '../maker/repository';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { nextSalons } from '../salon/service';
import { findExhibitIds, findVrPage } from './repository';

const MASTERS = 8;
const PRODUCERS = 6;
const ARTICLES = 5;
const EXHIBITS = 6;
const SALONS = 2;

export async function cultureHome(tx: Tx, memberId: string, now: number): Promise<CultureHome> {
  const viewer = await loadPriceViewer(tx, memberId, now);
  const [masters, producers, articles, salon, exhibitIds, vr] = await Promise.all([
    findMasters(tx, memberId, { byFollowers: true }, MASTERS),
    findProducers(tx, undefined, PRODUCERS),
    latestArticles(tx, memberId, { cate: 'tea', limit: ARTICLES }, now),
    nextSalons(tx, memberId, SALONS, now),
    findExhibitIds(tx, EXHIBITS),
    findVrPage(tx),
  ]);
  return {
    hero: await heroBlock(tx, now),
    masters: masters.map(masterCard),
    producers: producers.map(producerRow),
    articles,
    vr: vrBlock(vr),
    salon,
    exhibits: await loadCards(tx, exhibitIds, viewer, now),
  };
}

/** label = the solar term, value = what it means for tea. */
async function heroBlock(tx: Tx, now: number): Promise<GoodsBlock> {
  const { name } = solarTermOf(now);
  const value = await seasonLine(name, (word) => sells(tx, word));
  // The drawn banners 1 to 4 are spring to winter.
  const banner = SEASONS.indexOf(seasonOf(name)) + 1;
  return {
    kind: 'banner',
    items: [{ key: name, label: name, value, image: `/images/banner/${banner}.webp` }],
  };
}

/** The scenes as cards; no page content, no card. */
function vrBlock(page: ContentRow | undefined): GoodsBlock {
  const scenes = (page?.blocks ?? []) as GoodsBlock[];
  return {
    kind: 'image',
    title: page?.title ?? '',
    items: scenes
      .filter(({ kind }) => kind === 'image')
      .map(({ title, items }) => ({
        key: items[0]?.key ?? '',
        label: title ?? '',
        value: items[0]?.value ?? '',
        image: items[0]?.image ?? '',
      })),
  };
}
