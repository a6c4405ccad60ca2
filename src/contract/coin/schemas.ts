import { Id, Optional, RequestId, Shape, Text, Type, type SchemasFor } from '../kit';
import { TransferView } from '../wallet/schemas';
import type { coinEndpoints } from './endpoints';

const Coins = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Memo = Type.String({ maxLength: 30 });

export const coinSchemas = {
  'credits.sendCoin': {
    request: Shape({ toId: Id, coins: Coins, memo: Optional(Memo), payToken: Text, requestId: RequestId }),
    data: TransferView,
    once: true,
    limit: 20,
  },
  /** `offerCode` is shown to the merchant. */
  'merchant.melonTransfer': {
    request: Shape({ merchantId: Id, coins: Coins, memo: Optional(Memo), payToken: Text, requestId: RequestId }),
    data: TransferView,
    once: true,
    limit: 20,
  },
} as const satisfies SchemasFor<typeof coinEndpoints>;
