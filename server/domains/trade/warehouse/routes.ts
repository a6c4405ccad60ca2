import type { warehouseEndpoints } from '../../../../src/contract/warehouse/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listStock, readDesk } from './home';
import { listDocuments, readDocument, saveDocument } from './service';

/** Endpoints of the outbound desk. */
export const warehouseHandlers: HandlersOf<typeof warehouseEndpoints> = {
  'manage.index': (tx, input, { memberId, now, server }) => readDesk(tx, memberId, input, now, server),
  'stock.order': (tx, input, { memberId, now }) => listDocuments(tx, memberId, input, now),
  'stock.orderInfo': (tx, input, { memberId, server }) => readDocument(tx, memberId, input, server),
  'stock.orderSave': (tx, input, { memberId, now, server }) => saveDocument(tx, memberId, input, now, server),
  'stock.goods': (tx, input) => listStock(tx, input),
};
