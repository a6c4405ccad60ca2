/** Reading the life circle. */
import type { KV } from '../../../../src/contract/kit';
import type { LifePost } from '../../../../src/contract/life/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { findBlocks } from '../home/repository';
import { bannerBlock } from '../home/presenter';
import { findMerchants } from '../ally/repository';
import { allyCard } from '../ally/presenter';
import { positionOf } from '../ally/service';
import { presentPosts } from './presenter';
import { countPosts, findCheckins, findPosts } from './repository';

const OFFERS = 3;

export async function readCircle(
  tx: Tx,
  memberId: string,
  { lat, lng, topic, page = 1 }: RequestOf<'tea.lifeCircle'>,
  now: number,
): Promise<DataOf<'tea.lifeCircle'>> {
  const geo = positionOf(lat, lng);
  const [posts, total, offers, checkins, brand] = await Promise.all([
    findPosts(tx, memberId, topic, PAGE_SIZE, offsetOf(page)),
    countPosts(tx, memberId, topic),
    page === 1 ? findMerchants(tx, {}, { geo, limit: OFFERS }) : [],
    page === 1 ? findCheckins(tx, memberId) : [],
    page === 1 ? findBlocks(tx, ['culture']) : [],
  ]);
  return {
    banners: brand.length > 0 ? [bannerBlock(brand)] : [],
    posts: pageOf<LifePost>(await presentPosts(tx, memberId, posts), total, page),
    offers: offers.map((row) => allyCard(row, geo, now)),
    checkins: checkins.map(({ id, name, times }): KV => ({ key: id, label: name, value: String(times) })),
  };
}
