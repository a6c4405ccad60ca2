import { Flag, Id, Json, Keyword, List, OneOf, Optional, Page, PageNo, RequestId, Shape, Type } from '../kit';
import type { SchemasFor } from '../kit';
import type { assetEndpoints } from './endpoints';
import { AssetCode, AssetTransfer, AssetView, DeptNode, TRANSFER_ACTIONS } from './shapes';

const Photos = Json(List(Type.String({ maxLength: 300 }), { maxItems: 9 }));

export const assetSchemas = {
  /** One asset by id or by the code of its label, or a list: `mine` what the viewer answers for, else those of the own store (area asset). */
  'asset.info': {
    request: Shape({
      id: Optional(Id),
      code: Optional(AssetCode),
      keyword: Optional(Keyword),
      mine: Optional(Flag),
      page: PageNo,
    }),
    data: Shape({ asset: Optional(AssetView), page: Optional(Page(AssetView)) }),
    role: 'staff',
  },
  /** Without tab, asset and id: all of the viewer's. */
  'asset.transferList': {
    request: Shape({
      tab: Optional(OneOf(['in', 'out', 'done'])),
      assetId: Optional(Id),
      id: Optional(Id),
      page: PageNo,
    }),
    data: Page(AssetTransfer),
    role: 'staff',
  },
  'asset.transfer': {
    request: Shape({
      assetIds: Json(List(Id, { minItems: 1, maxItems: 20, uniqueItems: true })),
      toStoreId: Id,
      toDeptId: Optional(Type.String({ maxLength: 20 })),
      toEmployeeId: Id,
      reason: Type.String({ minLength: 1, maxLength: 100 }),
      photos: Optional(Photos),
      requestId: RequestId,
    }),
    data: AssetTransfer,
    role: 'staff:asset',
    limit: 30,
    once: true,
  },
  /** `area`: only who works in it. */
  'asset.deptEmployee': {
    request: Shape({ storeId: Optional(Id), keyword: Optional(Keyword), area: Optional(OneOf(['asset'])) }),
    data: List(DeptNode),
    role: 'staff:asset',
  },
  /** The receiver accepts or refuses, the sender withdraws. */
  'asset.updateTransfer': {
    request: Shape({
      id: Id,
      action: OneOf(TRANSFER_ACTIONS),
      note: Optional(Type.String({ maxLength: 200 })),
      photos: Optional(Photos),
    }),
    data: AssetTransfer,
    role: 'staff',
  },
} as const satisfies SchemasFor<typeof assetEndpoints>;
