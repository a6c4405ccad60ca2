import type { tableServiceEndpoints } from '../../../../src/contract/tableService/endpoints';
import { notFound } from '../../../http/errors';
import type { HandlersOf } from '../../../http/handler';
import { isMini } from '../../../lib/mini';
import { servesAt } from './access';
import { payAtTable } from './bill/pay';
import { applyReturn, passReturn, rejectReturn } from './returns/service';
import { askBill, dropLeg, saveLeg, setDeal, setPayer } from './bill/service';
import { addToTable, askCart, clearCart, dropLine, editLine, readLine, readProduct, reduceLine } from './cart/service';
import { readFeedings, readSet, readStoreMenu } from './menu/service';
import { listRoundsFor, placeRound, withdrawRound } from './round/service';
import { saveGuest } from './session/guest';
import { askSeat, scanTable } from './session/scan';
import { actAtTable } from './staff/acts';
import { comingTables, tablesFor } from './staff/coming';
import { printFor } from './staff/print';
import { readSummary } from './staff/summary';

export const tableServiceHandlers: HandlersOf<typeof tableServiceEndpoints> = {
  // The specification has it as a GET; whoever scans sits down, so it is a transaction of its own.
  'scanCode.index': (_tx, input, { memberId, now, write }) => write((tx) => scanTable(tx, memberId, input, now)),
  'scanCode.isCart': (tx, { code }, { memberId, now }) => askSeat(tx, memberId, code, now),
  'scanCode.seatCart': (tx, input, { memberId, now }) => askCart(tx, memberId, input, now),
  'scanCode.cartItem': (tx, input, { memberId, now }) => readLine(tx, memberId, input, now),
  'scanCode.seatCartProduct': (tx, input, { memberId, now }) => readProduct(tx, memberId, input, now),
  'scanCode.insertCartItem': (tx, input, { memberId, now }) => addToTable(tx, memberId, input, now),
  'scanCode.insertCartItemSpec': (tx, input, { memberId, now }) => addToTable(tx, memberId, input, now),
  'scanCode.insertCartItemFeeding': (tx, input, { memberId, now }) => addToTable(tx, memberId, input, now),
  'scanCode.insertItemByCart': (tx, input, { memberId, now }) => editLine(tx, memberId, input, now),
  'scanCode.deleteCartItem': (tx, input, { memberId, now }) => dropLine(tx, memberId, input, now),
  'scanCode.reduceCartItemBySpec': (tx, input, { memberId, now }) => reduceLine(tx, memberId, input, now),
  'scanCode.reduceCartItemByFeeding': (tx, input, { memberId, now }) => reduceLine(tx, memberId, input, now),
  'scanCode.cart': (tx, input, { memberId, now }) => clearCart(tx, memberId, input, now),
  'scanCode.feeding': (tx, { productId }) => readFeedings(tx, productId),
  'scanCode.productSet': (tx, { productId }) => readSet(tx, productId),
  'scanCode.menu': (tx, { storeId }, { memberId, now }) => readStoreMenu(tx, memberId, storeId, now),
  'scanCode.insertOrder': (tx, input, { memberId, now }) => placeRound(tx, memberId, input, now),
  'scanCode.backOrder': (tx, input, { memberId, now }) => withdrawRound(tx, memberId, input, now),
  'scanCode.orderList': (tx, input, { memberId, now }) => listRoundsFor(tx, memberId, input, now),
  'scanCode.returnApply': (tx, input, { memberId, now, server }) => applyReturn(tx, memberId, input, now, server),
  'scanCode.returnPass': (tx, input, { memberId, now, server }) => passReturn(tx, memberId, input, now, server),
  'scanCode.returnReject': (tx, input, { memberId, now }) => rejectReturn(tx, memberId, input, now),
  'scanCode.printTicket': (tx, input, { memberId, now }) => printFor(tx, memberId, input, now),
  'scanCode.orderPay': (tx, input, { memberId, now }) => askBill(tx, memberId, input, now),
  'scanCode.preview': (tx, input, { memberId, now }) => setDeal(tx, memberId, input, now),
  'scanCode.legSave': (tx, input, { memberId, now, server }) => saveLeg(tx, memberId, input, now, server),
  'scanCode.legDrop': (tx, { legId }, { memberId, now }) => dropLeg(tx, memberId, legId, now),
  'scanCode.linePayer': (tx, input, { memberId, now }) => setPayer(tx, memberId, input, now),
  'scanCode.doOrderPay': (db, input, call) => payAtTable(db, input, call, isMini(call.device)),
  'scanCode.completeCustomerInfo': (tx, input, { memberId, now }) => saveGuest(tx, memberId, input, now),
  'scanCode.tableAct': (tx, input, { memberId, now, server }) => actAtTable(tx, memberId, input, now, server),
  'scanCode.tables': async (tx, { storeId, bookingId }, { memberId, now }) => {
    if (!(await servesAt(tx, memberId, storeId))) throw notFound();
    return bookingId === undefined ? comingTables(tx, storeId, now) : tablesFor(tx, { storeId, bookingId }, now);
  },
  'scanCode.businessSummary': (tx, input, { memberId, now }) => readSummary(tx, memberId, input, now),
};
