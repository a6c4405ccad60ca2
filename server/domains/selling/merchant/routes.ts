import type { merchantEndpoints } from '../../../../src/contract/merchant/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { verifyCode } from '../../people/verification/service';
import { applyAsMerchant } from './apply';
import { changeClass, createClass, readClasses, removeClass } from './classes';
import { readBill, withdrawMoney } from './money';
import { handOver, readOrders, shipOrder } from './orders';
import { changeProduct, createProduct, deleteProduct, listProducts } from './products';
import { editMerchant, readProfile } from './profile';

/** Endpoints of who sells here; what everybody sees of a merchant is in the domain merchant, decisions over after-sales in afterSale. */
export const merchantHandlers: HandlersOf<typeof merchantEndpoints> = {
  'merchant.apply': (tx, input, { memberId, now, server }) => applyAsMerchant(tx, memberId, input, now, server),
  'merchant.profile': (tx, _input, { memberId, now, server }) => readProfile(tx, memberId, now, server),
  'merchant.edit': (tx, input, { memberId, now, server }) => editMerchant(tx, memberId, input, now, server),
  'merchant.product': (tx, input, { memberId }) => listProducts(tx, memberId, input),
  'merchant.productCreate': (tx, input, { memberId, now, server }) => createProduct(tx, memberId, input, now, server),
  'merchant.productUpdate': (tx, input, { memberId, now, server }) => changeProduct(tx, memberId, input, now, server),
  'merchant.productDelete': (tx, { id }, { memberId, now }) => deleteProduct(tx, memberId, id, now),
  'merchant.category': (tx, _input, { memberId }) => readClasses(tx, memberId),
  'merchant.categoryCreate': (tx, input, { memberId }) => createClass(tx, memberId, input),
  'merchant.categoryUpdate': (tx, input, { memberId }) => changeClass(tx, memberId, input),
  'merchant.categoryDelete': (tx, { id }, { memberId }) => removeClass(tx, memberId, id),
  'merchant.orders': (tx, input, { memberId, now, server }) => readOrders(tx, memberId, input, now, server),
  'merchant.orderVerification': (tx, input, { memberId, now, server }) =>
    verifyCode(tx, memberId, { ...input, kinds: ['order'] }, now, server),
  'merchant.orderDone': (tx, { orderId }, { memberId, now, server }) => handOver(tx, memberId, orderId, now, server),
  'merchant.orderExpress': (tx, input, { memberId, now, server }) => shipOrder(tx, memberId, input, now, server),
  'merchant.withdraw': (tx, input, { memberId, now, server }) => withdrawMoney(tx, memberId, input, now, server),
  'merchant.creditLog': (tx, input, { memberId, now }) => readBill(tx, memberId, input, now),
};
