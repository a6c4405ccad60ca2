/** The code of a booking: shown at its store, its guest is seated. */
import { maskMobile, maskName } from '../../../lib/mask';
import { elsewhere, type Verification } from '../../people/verification/kinds';
import { findRoom } from '../../offer/room/repository';
import { findStore } from '../../offer/store/repository';
import { findBooking, findService, lockByCode } from './repository';
import { momentText, SEAT_MS, STATUS_TEXT } from './rules';
import { seat } from './state';

export const bookingVerification: Verification = {
  reads: /^(YY\d{8})$/i,
  async find(tx, code, { storeId }, now) {
    const row = await lockByCode(tx, code.toUpperCase());
    if (!row) return undefined;
    if (row.storeId !== storeId) throw elsewhere('券码');
    const [store, room] = [await findStore(tx, row.storeId), await findRoom(tx, row.roomId)];
    const service = await findService(tx, row.serviceTypeId);
    const isEarly = now < row.startAt - SEAT_MS;
    return {
      id: row.id,
      memberId: row.memberId,
      title: `${store?.name ?? ''} ${room?.name ?? ''}`,
      owner: `${maskName(row.name)} ${maskMobile(row.mobile)}`,
      detail: [
        { key: 'time', label: '时间', value: momentText(row) },
        { key: 'party', label: '人数', value: `${row.party} 人` },
        { key: 'service', label: '服务', value: service?.name ?? '' },
        ...(row.note === '' ? [] : [{ key: 'note', label: '备注', value: row.note }]),
      ],
      usedAt: row.seatedAt,
      reason: row.status !== 'booked' ? `预约${STATUS_TEXT[row.status]}` : isEarly ? '还没到预约时间' : undefined,
    };
  },
  async redeem(tx, { id }, now) {
    const row = await findBooking(tx, id, true);
    if (row?.status === 'booked') await seat(tx, row, '门店核销', now);
  },
};
