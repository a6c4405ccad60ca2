/** The wire shape of clients: the only maker of ClientCard. */
import type { ClientCard } from '../../../../src/contract/client/shapes';
import type { Tx } from '../../../db/client';
import { maskName } from '../../../lib/mask';
import { startOfDay } from '../../../lib/shanghai';
import { listEmployeeNames } from '../../people/employee/repository';
import { maskedMobile, mobileText } from './mobile';
import type { ClientRow } from './repository';

/** The day of the next contact has gone by. */
export const isOverdue = ({ nextAt }: Pick<ClientRow, 'nextAt'>, now: number): boolean =>
  nextAt !== null && nextAt < startOfDay(now);

function cardOf(row: ClientRow, owner: string, now: number): ClientCard {
  const { id, name, gender, level, stage, type, company, avatar, tags, ownerId, lastAt, nextAt, dealAmount } = row;
  return {
    id,
    name,
    gender,
    level,
    stage,
    type,
    company,
    avatar,
    tags,
    dealAmount,
    mobile: ownerId === null ? maskedMobile(row) : mobileText(row),
    owner,
    ...(ownerId !== null && { ownerId }),
    ...(lastAt !== null && { lastAt }),
    ...(nextAt !== null && { nextAt }),
    overdue: isOverdue(row, now),
  };
}

/** In the order of the rows, for who works with them; the pool's mobiles are masked (rule 29.5). */
export async function presentClient(tx: Tx, rows: readonly ClientRow[], now: number): Promise<ClientCard[]> {
  const names = await listEmployeeNames(
    tx,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.map((row) => cardOf(row, row.ownerId === null ? '' : (names.get(row.ownerId) ?? ''), now));
}

/** A colleague's client as who typed its number is told of it: that it is there, and whose it is. */
export async function presentForeign(tx: Tx, row: ClientRow, now: number): Promise<ClientCard> {
  const [card] = (await presentClient(tx, [row], now)) as [ClientCard];
  const { id, gender, level, stage, type } = card;
  const owner = maskName(card.owner);
  return {
    ...{ id, gender, level, stage, type, owner },
    name: maskName(row.name),
    company: '',
    mobile: maskedMobile(row),
    avatar: '',
    tags: [],
    overdue: false,
    dealAmount: 0,
  };
}
