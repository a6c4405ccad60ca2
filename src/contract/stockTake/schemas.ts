import { AssetCode, AssetView } from '../asset/shapes';
import {
  Called,
  Flag,
  Id,
  Json,
  Keyword,
  List,
  Ms,
  OneOf,
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { stockTakeEndpoints } from './endpoints';
import { CONDITIONS, StockAdjust, StockTakeCard, StockTakeDetail, StockTakeLine, StockTakeProgress } from './shapes';

const Note = Type.String({ maxLength: 200 });
const OpId = Type.String({ minLength: 8, maxLength: 64, description: 'one per scan (uuid)' });

/** A line's own state, or `exception`: all that somebody has to look at. */
const LINE_FILTERS = ['pending', 'found', 'missing', 'unexpected', 'outside', 'unknown', 'exception'] as const;

export const stockTakeSchemas = {
  /** One by id, or a list: the own ones first. `categories`: what there is to count. */
  'assetStock.stock': {
    request: Shape({
      id: Optional(Id),
      status: Optional(OneOf(['active', 'finished', 'cancelled'])),
      page: PageNo,
    }),
    data: Shape({
      page: Optional(Page(StockTakeCard)),
      categories: Optional(List(Option)),
      audit: Optional(StockTakeDetail),
    }),
    role: 'staff:asset',
  },
  /** Freezes what is expected. 409 已有进行中的盘点 with its id. */
  'assetStock.stockCreate': {
    request: Shape({
      title: Called({ minLength: 1, maxLength: 30 }),
      storeId: Id,
      deptId: Optional(Type.String({ maxLength: 20 })),
      categoryId: Optional(Type.String({ maxLength: 20 })),
      dueAt: Ms,
      memberIds: Optional(Json(List(Id, { maxItems: 50, uniqueItems: true }))),
      blind: Optional(Flag),
      requestId: RequestId,
    }),
    data: StockTakeDetail,
    role: 'staff:asset',
    limit: 30,
    once: true,
  },
  /** The newest scan first. Blind ones keep what is expected to themselves until the end. */
  'assetStock.stockAsset': {
    request: Shape({
      auditId: Id,
      state: Optional(OneOf(LINE_FILTERS)),
      keyword: Optional(Keyword),
      page: PageNo,
    }),
    data: Page(StockTakeLine),
    role: 'staff:asset',
  },
  /** Once per opId, however often it comes. A second scan of a code counts nothing; its mark, note and photos are taken over. */
  'assetStock.checkAsset': {
    request: Shape({
      auditId: Id,
      code: AssetCode,
      method: OneOf(['scan', 'manual']),
      state: Optional(OneOf(CONDITIONS)),
      note: Optional(Note),
      photos: Optional(Json(List(Type.String({ maxLength: 300 }), { maxItems: 9 }))),
      opId: OpId,
    }),
    data: Shape({
      line: StockTakeLine,
      progress: StockTakeProgress,
      result: OneOf(['found', 'again', 'unexpected', 'outside', 'unknown']),
    }),
    role: 'staff:asset',
  },
  'assetStock.isAsset': {
    request: Shape({ auditId: Id, code: AssetCode }),
    data: Shape({ known: Flag, expected: Flag, counted: Flag, asset: Optional(AssetView) }),
    role: 'staff:asset',
  },
  /** By its lead. 422 还有 N 件未盘 with the missing lines until they are confirmed. */
  'assetStock.stockFinish': {
    request: Shape({ auditId: Id, confirmMissing: Flag, note: Optional(Note), requestId: RequestId }),
    data: StockTakeDetail,
    role: 'staff:asset',
    once: true,
  },
  /** By its lead: nothing is booked. */
  'assetStock.stockCancel': {
    request: Shape({ auditId: Id, note: Optional(Note), requestId: RequestId }),
    data: StockTakeDetail,
    role: 'staff:asset',
    once: true,
  },
  'assetStock.delAsset': {
    request: Shape({ auditId: Id, lineId: Id, opId: OpId }),
    data: StockTakeProgress,
    role: 'staff:asset',
  },
  /** Documents of 盘盈 and 盘亏 of all stores, those that wait first; for managers, who decide them. */
  'ding.stockAdjustAudits': {
    request: Shape({ status: Optional(OneOf(['waiting', 'booked', 'rejected'])), page: PageNo }),
    data: Page(StockAdjust),
    role: 'staff',
  },
} as const satisfies SchemasFor<typeof stockTakeEndpoints>;

export type LineFilter = (typeof LINE_FILTERS)[number];
export type ScanResult = Static<(typeof stockTakeSchemas)['assetStock.checkAsset']['data']>['result'];
