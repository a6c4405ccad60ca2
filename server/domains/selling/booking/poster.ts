/** An invitation to the table one has booked: where and when, without who comes or what it costs. */
import type { Tx } from '../../../db/client';
import { findRoom } from '../../offer/room/repository';
import { findStore } from '../../offer/store/repository';
import { findBrief } from '../../people/member/presenter';
import { findBooking, type BookingRow } from './repository';
import { ACTIVE, momentText } from './rules';

/** Only what stands and has been paid for invites. */
const invites = ({ status }: Pick<BookingRow, 'status'>): boolean => ACTIVE.includes(status) && status !== 'unpaid';

export const bookingPoster = async (tx: Tx, memberId: string, id: string) => {
  const row = await findBooking(tx, id);
  if (row?.memberId !== memberId || !invites(row)) return undefined;
  const [store, room] = [await findStore(tx, row.storeId), await findRoom(tx, row.roomId)];
  if (!store) return undefined;
  const owner = await findBrief(tx, memberId);
  return {
    image: room?.images[0] ?? store.cover,
    title: `约你喝茶 · ${store.name} ${room?.name ?? ''}`,
    subtitle: `${momentText(row)} · ${store.address}`,
    route: `/reservation/pages/detail/detail?id=${row.storeId}`,
    signed: { nickname: owner?.nickname ?? '', avatar: owner?.avatar ?? '', as: '主人' },
  };
};
