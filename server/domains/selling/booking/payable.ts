/** Deposits of bookings at the cashier. */
import { bookingSchemas } from '../../../../src/contract/booking/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import { notFound } from '../../../http/errors';
import { documentsOf } from '../../trade/payment/document';
import { atOnce } from '../../trade/payment/payables';
import { findRoom } from '../../offer/room/repository';
import { findStore } from '../../offer/store/repository';
import { findBooking, findService, findVenue } from './repository';
import { momentText } from './rules';
import { asksStore } from './choose';
import { save } from './save';
import { end, enter, ROUTE, tellGuest } from './state';

export const bookingPayable = documentsOf({
  creation: {
    request: bookingSchemas['tea.bookingSave'].request,
    make: async (_, memberId, input, { now, server, write }) => {
      const made = await write((tx) => save(tx, memberId, input as RequestOf<'tea.bookingSave'>, now, server));
      if (made.orderId === undefined) throw notFound();
      return made.orderId;
    },
  },
  delivered: atOnce,
  read: findBooking,
  async show(tx, row) {
    if (row.deposit === 0) return undefined;
    const [store, room] = [await findStore(tx, row.storeId), await findRoom(tx, row.roomId)];
    return {
      title: `预约订金 · ${store?.name ?? ''} ${room?.name ?? ''} ${momentText(row)}`,
      amount: row.deposit,
      nextRoute: `/pages/tea/success?group=booking&id=${row.id}`,
      route: `${ROUTE}?id=${row.id}`,
    };
  },
  async paid(tx, row, now) {
    const [service, venue] = [await findService(tx, row.serviceTypeId), await findVenue(tx, row.storeId)];
    await enter(tx, row, asksStore(row.party, service, venue), now);
  },
  async close(tx, row, now, server) {
    const label = '订金未在 15 分钟内支付，已取消';
    const closed = await end(tx, row, { status: 'cancelled', label, by: '系统', refund: 0 }, now, server);
    await tellGuest(tx, closed, '预约已取消', '订金没有及时支付，茶席已释放，可以重新预约。', now);
  },
});
