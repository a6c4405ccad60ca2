import type { creditsEndpoints } from './endpoints';
import { Count, Month, OneOf, Optional, Page, PageNo, RequestId, Shape, Type, Year, type SchemasFor } from '../kit';
import { LEDGER_UNITS, LedgerRow, AccountStat } from '../ledger/shapes';

export const creditsSchemas = {
  'credits.index': {
    request: Shape({
      unit: OneOf(LEDGER_UNITS),
      dir: Optional(OneOf(['in', 'out'])),
      /** One kind, or several between commas. */
      bizType: Optional(Type.String({ maxLength: 200, pattern: '^[a-zA-Z,]+$' })),
      month: Optional(Month),
      year: Optional(Year),
      page: PageNo,
    }),
    data: Page(LedgerRow),
  },
  'credits.mergeCion': {
    request: Shape({ points: Type.Integer({ minimum: 100, maximum: 100_000 }), requestId: RequestId }),
    data: Shape({ coins: Count, stat: AccountStat }),
    once: true,
  },
} as const satisfies SchemasFor<typeof creditsEndpoints>;
