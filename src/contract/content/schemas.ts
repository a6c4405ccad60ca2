import { BlockItem, List, Ms, OneOf, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import type { contentEndpoints } from './endpoints';

export const PageBlock = Shape({
  kind: OneOf([
    'banner',
    'icons',
    'goods',
    'image',
    'text',
    'video',
    'articles',
    'stores',
    'form',
    'faq',
    'steps',
    'stats',
    'countdown',
    'coupon',
    'bar',
  ]),
  title: Optional(Text),
  items: List(BlockItem),
  link: Optional(Text),
});
export const PageContent = Shape({
  code: Text,
  title: Text,
  cover: Optional(Text),
  html: Optional(Text),
  blocks: List(PageBlock),
  version: Text,
  updatedAt: Ms,
});

export const contentSchemas = {
  'legacy.privacyProtection': { request: Shape({}), data: PageContent },
  'legacy.registerAgree': { request: Shape({}), data: PageContent },
  'legacy.joinAgreements': {
    request: Shape({
      code: Optional(OneOf(['merchant', 'wholesale', 'channel', 'adopt', 'escrow', 'promoter'])),
    }),
    data: List(PageContent),
  },
  'pages.view': { request: Shape({ code: Text }), data: PageContent },
} as const satisfies SchemasFor<typeof contentEndpoints>;

export type PageContent = Static<typeof PageContent>;
export type PageBlock = Static<typeof PageBlock>;
