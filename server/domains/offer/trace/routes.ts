/** Endpoints of the official page. */
import type { traceEndpoints } from '../../../../src/contract/trace/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { traceCode, viewOfficial } from './service';

export const traceHandlers: HandlersOf<typeof traceEndpoints> = {
  'tea.official': viewOfficial,
  'tea.officialTrace': (tx, { code }, { memberId, now }) => traceCode(tx, memberId, code, now),
};
