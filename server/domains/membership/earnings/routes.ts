/** Endpoints of what a member earns: the rows of server/domains/people/income shown, taken out (cash), and sales declared (declare). */
import type { earningsEndpoints } from '../../../../src/contract/earnings/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { cashIncome, listCash } from './cash/service';
import { declareSale, listDeclarations } from './declare/service';
import { listIncomes, readIncome, readStatistics } from './read';

export const earningsHandlers: HandlersOf<typeof earningsEndpoints> = {
  'achievement.index': (tx, input, { memberId }) => listIncomes(tx, memberId, input),
  'achievement.view': (tx, { id }, { memberId }) => readIncome(tx, memberId, id),
  'achievement.statistics': (tx, { range }, { memberId, now }) => readStatistics(tx, memberId, range, now),
  'member.declaration': (tx, input, { memberId, now, server }) => listDeclarations(tx, memberId, input, now, server),
  'member.declarationSave': (tx, input, { memberId, now, server }) => declareSale(tx, memberId, input, now, server),
  'income.cash': (tx, input, { memberId, now, server }) => cashIncome(tx, memberId, input, now, server),
  'income.cashList': (tx, input, { memberId }) => listCash(tx, memberId, input),
};
