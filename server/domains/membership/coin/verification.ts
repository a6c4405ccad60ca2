/** The code of coins that were given to a merchant, good for its offer, at its own counter (rule 11.9). */
import { momentText } from '../../../lib/shanghai';
import { elsewhere, type Verification } from '../../people/verification/kinds';
import { lockGift, markGiftUsed } from './repository';

export const offerVerification: Verification = {
  reads: /^(\d{12})$/,
  async find(tx, code, { merchantId }) {
    const found = await lockGift(tx, code);
    if (!found) return undefined;
    const { gift, merchant } = found;
    if (gift.merchantId !== merchantId) throw elsewhere('券码');
    return {
      id: gift.id,
      memberId: gift.memberId,
      title: gift.offer || '会员礼遇',
      detail: [
        { key: 'merchant', label: '商家', value: merchant },
        { key: 'coins', label: '瓜瓜币', value: `${gift.coins} 枚` },
        { key: 'at', label: '赠送时间', value: momentText(gift.createdAt) },
      ],
      usedAt: gift.usedAt,
    };
  },
  redeem: (tx, { id }, now) => markGiftUsed(tx, id, now),
};
