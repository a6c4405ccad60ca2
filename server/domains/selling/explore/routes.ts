import type { exploreEndpoints } from '../../../../src/contract/explore/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readExplore, visit } from './service';

export const exploreHandlers: HandlersOf<typeof exploreEndpoints> = {
  'tea.explore': (tx, input, { memberId, now, server }) => readExplore(tx, memberId, input, now, server),
  'tea.exploreVisit': (tx, input, { memberId, now }) => visit(tx, memberId, input, now),
};
