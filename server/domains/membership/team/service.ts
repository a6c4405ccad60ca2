/** member.team, member.teamList, member.teamJoin: what a member brought. The card and the lists count the same rows. */
import type { KV } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { conflict } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, monthsAfter } from '../../../lib/shanghai';
import { findContents } from '../../people/content/repository';
import { readShopSettings } from '../../people/shopSettings/repository';
import { memberOf } from '../../people/member/accounts';
import { findBrief, loadBriefs } from '../../people/member/presenter';
import { updateMember } from '../../people/member/repository';
import { gradeName } from './grades';
import { monthOf, monthSpan } from './month';
import { presentPlace } from './presenter';
import { countTeam, insertJoin, listMonths, pageOfTeam } from './repository';

const TREND_MONTHS = 6;

export async function readTeam(
  tx: Tx,
  memberId: string,
  { month = '' }: RequestOf<'member.team'>,
  now: number,
): Promise<DataOf<'member.team'>> {
  const shopSettings = await readShopSettings(tx);
  const { teamLevel: level, inviterId } = await memberOf(tx, memberId);
  const asked = month || monthOf(now);
  const span = monthSpan(asked);
  const months = Array.from({ length: TREND_MONTHS }, (_, i) => monthOf(monthsAfter(span[0], i + 1 - TREND_MONTHS)));
  const counts = await countTeam(tx, memberId, { joined: span, seen: now - shopSettings.team.idleDays * DAY_MS });
  const sums = new Map((await listMonths(tx, memberId, months)).map((row) => [row.month, row]));
  const { orders = 0, amount = 0 } = sums.get(asked) ?? {};
  const inviter = inviterId ? await findBrief(tx, inviterId) : undefined;
  const task = (key: string, label: string, done: number, need: number): KV => ({
    key,
    label,
    value: `${Math.min(done, need)}/${need}`,
  });
  return {
    level,
    levelName: gradeName(shopSettings, level),
    direct: counts.direct,
    indirect: counts.indirect,
    newThisMonth: counts.joined,
    active: counts.active,
    monthAmount: amount,
    monthOrders: orders,
    ...(inviter ? { inviter } : {}),
    trend: months.map((key) => ({
      key,
      label: `${Number(key.slice(5))}月`,
      value: String(sums.get(key)?.amount ?? 0),
    })),
    tasks: [
      task('invite', `邀请 ${shopSettings.team.monthInvites} 位茶友`, counts.joined, shopSettings.team.monthInvites),
      task('orders', `团队收货 ${shopSettings.team.monthOrders} 单`, orders, shopSettings.team.monthOrders),
    ],
  };
}

export async function listTeam(
  tx: Tx,
  memberId: string,
  { depth, keyword = '', sort = 'joined', page = 1 }: RequestOf<'member.teamList'>,
): Promise<DataOf<'member.teamList'>> {
  const wanted = { depth, keyword: keyword.trim(), sort };
  const { rows, total } = await pageOfTeam(tx, memberId, wanted, PAGE_SIZE, offsetOf(page));
  const briefs = await loadBriefs(
    tx,
    rows.map((row) => row.memberId),
  );
  return pageOf(
    rows.flatMap((row) => {
      const user = briefs.get(row.memberId);
      return user ? [presentPlace(row, user, depth)] : [];
    }),
    total,
    page,
  );
}

/** The terms that were read are those that hold. 409 when they were changed meanwhile. A second time changes nothing. */
export async function joinTeam(
  tx: Tx,
  memberId: string,
  { agreeVersion }: RequestOf<'member.teamJoin'>,
  now: number,
): Promise<DataOf<'member.teamJoin'>> {
  await lockMember(tx, memberId);
  const [terms] = await findContents(tx, ['PROMOTER']);
  const { teamLevel } = await memberOf(tx, memberId);
  if (teamLevel === 0) {
    if (terms?.version !== agreeVersion) throw conflict('推广员协议已更新，请重新阅读');
    await insertJoin(tx, { memberId, agreeVersion, at: now });
    await updateMember(tx, memberId, { teamLevel: 1 });
  }
  return readTeam(tx, memberId, {}, now);
}
