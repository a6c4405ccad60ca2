/** The certificate of a month: what the own team's orders came to. Its id is the month, `202611`. */
import type { Tx } from '../../../db/client';
import { readShopSettings, readSite } from '../../people/shopSettings/repository';
import { memberOf } from '../../people/member/accounts';
import { findBrief } from '../../people/member/presenter';
import { gradeName } from './grades';
import { listMonths } from './repository';

export const rankPoster = async (tx: Tx, memberId: string, id: string) => {
  const [, year, number] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(id) ?? [];
  if (year === undefined || number === undefined) return undefined;
  const shopSettings = await readShopSettings(tx);
  const { teamLevel } = await memberOf(tx, memberId);
  if (teamLevel === 0) return undefined;
  const owner = await findBrief(tx, memberId);
  const [month] = await listMonths(tx, memberId, [`${year}-${number}`]);
  return {
    image: '/images/team/1.webp',
    title: `${year} 年 ${Number(number)} 月 · ${gradeName(shopSettings, teamLevel)}`,
    subtitle: month ? `与茶友一起喝了 ${month.orders} 单茶` : `在${(await readSite(tx)).appName}，和茶友慢慢喝`,
    route: '/pages/tea/index',
    signed: { nickname: owner?.nickname ?? '', avatar: owner?.avatar ?? '', as: '当月证书' },
  };
};
