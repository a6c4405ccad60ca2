/** A level that was reached through an order, and its gift, go with the growth that the order loses (rule 12.5). */
import type { Tx } from '../../../db/client';
import { readShopSettings } from '../../people/shopSettings/repository';
import { balancesOf } from '../../people/ledger/repository';
import type { Brought } from '../../trade/order/brought';
import { levelPoints } from './rights';
import { claimsOf, dropLevels, GIFT_KIND } from './repository';

export const levelBrought: Brought = {
  async lose(tx, { order: { memberId, receivedAt }, growth }) {
    if (growth <= 0 || receivedAt === null) return undefined;
    const { levels } = await readShopSettings(tx);
    const left = (await balancesOf(tx, memberId)).growth.available - growth;
    const lost = levels.filter(({ need }) => need > Math.max(0, left));
    if (lost.length === 0) return undefined;
    const claims = await claimsOf(tx, memberId);
    // What was taken up before the order is none of its doing.
    const gone = lost.filter(({ level }) => (claims.get(`${GIFT_KIND.level}${level}`) ?? -1) >= receivedAt);
    const points = gone.reduce((sum, { level }) => sum + levelPoints(level), 0);
    const names = gone.map(({ name }) => name).join('、');
    return {
      points,
      ...(points > 0 && { note: `${names}的升级礼 ${points} 积分扣回` }),
      undo: (tx: Tx) =>
        dropLevels(
          tx,
          memberId,
          lost.map(({ level }) => level),
          receivedAt,
        ),
    };
  },
};
