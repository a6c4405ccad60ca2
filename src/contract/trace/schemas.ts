import { Count, Flag, KV, List, Ms, No, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import { GoodsCard } from '../catalogue/schemas';
import type { traceEndpoints } from './endpoints';

export const OfficialView = Shape({
  certs: List(Shape({ title: Text, image: Text, no: Text })),
  channels: List(KV),
  companies: List(KV),
  notice: Text,
});
/** ok = the code is ours. `firstQueryAt` is this query when it is the first one, 0 for an unknown code. */
export const TraceView = Shape({
  ok: Flag,
  code: Text,
  goods: Optional(GoodsCard),
  batch: List(KV),
  steps: List(Shape({ label: Text, at: Ms, place: Text, text: Text })),
  queryCount: Count,
  firstQueryAt: Ms,
  warning: Optional(Text),
});

export const traceSchemas = {
  'tea.official': { request: Shape({}), data: OfficialView },
  'tea.officialTrace': {
    request: Shape({ code: No({ pattern: '^[A-Za-z0-9]{12,20}$' }) }),
    data: TraceView,
    limit: 30,
  },
} as const satisfies SchemasFor<typeof traceEndpoints>;

export type OfficialView = Static<typeof OfficialView>;
export type TraceView = Static<typeof TraceView>;
