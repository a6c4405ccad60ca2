/** Endpoints of the official page. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { transact } from '../../db/transact';
import { traceCode, viewOfficial } from './service';

export const traceHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.official' | 'tea.officialTrace'>> = {
  'tea.official': (_, { db }) => viewOfficial(db),
  'tea.officialTrace': ({ code }, { db, viewer, now }) =>
    transact(db, (tx) => traceCode(tx, code, viewer.memberId, now())),
};
