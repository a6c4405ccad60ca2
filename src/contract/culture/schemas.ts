import { List, Shape, type SchemasFor, type Static } from '../kit';
import { Article } from '../article/schemas';
import { GoodsCard, MasterCard } from '../catalogue/schemas';
import { GoodsBlock } from '../home/schemas';
import { ProducerRow } from '../maker/schemas';
import { ActivityCard } from '../salon/schemas';
import type { cultureEndpoints } from './endpoints';

export const CultureHome = Shape({
  hero: GoodsBlock,
  masters: List(MasterCard),
  producers: List(ProducerRow),
  articles: List(Article),
  vr: GoodsBlock,
  salon: List(ActivityCard),
  exhibits: List(GoodsCard),
});

export const cultureSchemas = {
  'tea.newIndex': { request: Shape({}), data: CultureHome },
} as const satisfies SchemasFor<typeof cultureEndpoints>;

export type CultureHome = Static<typeof CultureHome>;
