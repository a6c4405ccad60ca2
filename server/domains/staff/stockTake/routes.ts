import type { stockTakeEndpoints } from '../../../../src/contract/stockTake/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { cancelStockTake, finishStockTake } from './finish';
import { countAsset, undoScan } from './scan';
import { createStockTake, lookUp, readAdjusts, readLines, readStockTakes } from './service';

export const stockTakeHandlers: HandlersOf<typeof stockTakeEndpoints> = {
  'assetStock.stock': (tx, input, { memberId, now }) => readStockTakes(tx, memberId, input, now),
  'assetStock.stockCreate': (tx, input, { memberId, now }) => createStockTake(tx, memberId, input, now),
  'assetStock.stockAsset': (tx, input, { memberId }) => readLines(tx, memberId, input),
  'assetStock.checkAsset': (tx, input, { memberId, now }) => countAsset(tx, memberId, input, now),
  'assetStock.isAsset': (tx, input, { memberId }) => lookUp(tx, memberId, input),
  'assetStock.stockFinish': (tx, input, { memberId, now, server }) => finishStockTake(tx, memberId, input, now, server),
  'assetStock.stockCancel': (tx, input, { memberId, now }) => cancelStockTake(tx, memberId, input, now),
  'ding.stockAdjustAudits': (tx, input, { memberId }) => readAdjusts(tx, memberId, input),
  'assetStock.delAsset': (tx, input, { memberId, now }) => undoScan(tx, memberId, input, now),
};
