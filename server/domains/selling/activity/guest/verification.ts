/** The gift of the day, handed out once for each guest at the store of the activity (rule 35.9). */
import { maskMobile, maskName } from '../../../../lib/mask';
import { elsewhere, type Verification } from '../../../people/verification/kinds';
import { lockByGift, updateGuest } from './repository';

export const giftVerification: Verification = {
  reads: /^(LP\d{10})$/i,
  async find(tx, code, { storeId, by }, now) {
    const found = await lockByGift(tx, code.toUpperCase());
    if (!found) return undefined;
    const { guest, activity, store } = found;
    if (store.id !== storeId) throw elsewhere('券码');
    return {
      id: guest.id,
      memberId: guest.memberId,
      title: `伴手礼 · ${activity.title}`,
      owner: `${maskName(guest.name)} ${maskMobile(guest.mobile)}`,
      detail: [
        ...activity.gift,
        { key: 'card', label: '嘉宾卡', value: guest.cardNo },
        { key: 'store', label: '门店', value: store.name },
      ],
      usedAt: guest.giftAt,
      usedBy: guest.giftBy,
      by,
      reason: now >= activity.endAt ? '活动已结束' : undefined,
    };
  },
  async redeem(tx, { id, by = '' }, now) {
    await updateGuest(tx, id, { giftAt: now, giftBy: by });
  },
};
