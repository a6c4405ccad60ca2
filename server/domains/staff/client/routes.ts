import type { clientEndpoints } from '../../../../src/contract/client/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readContent } from '../../people/content/service';
import { readClient } from './detail';
import { applyClient } from './hand/service';
import { readHome } from './home';
import { readClients } from './list/service';
import { mergeClients, readAlike, undoMerge } from './merge/service';
import { createClient, readCountries, readNew, saveClient } from './save';
import { tellClient } from './tell';

export const clientHandlers: HandlersOf<typeof clientEndpoints> = {
  'customer.index': (tx, input, { memberId, now }) => readClients(tx, memberId, input, now),
  'customer.indexInfo': (tx, _input, { memberId, now, server }) => readHome(tx, memberId, now, server),
  'customer.info': (tx, input, { memberId, now, server }) => readClient(tx, memberId, input, now, server),
  'customer.infoNew': (tx, input, { memberId, now }) => readNew(tx, memberId, input, now),
  'customer.apply': (tx, input, { memberId, now, server }) => applyClient(tx, memberId, input, now, server),
  'customer.save': (tx, input, { memberId, now, server }) => saveClient(tx, memberId, input, now, server),
  'customer.saveNew': (tx, input, { memberId, now, server }) => createClient(tx, memberId, input, now, server),
  'customer.duplicates': (tx, input, { memberId, now }) => readAlike(tx, memberId, input, now),
  'customer.tell': (tx, input, { memberId, now, server }) => tellClient(tx, memberId, input, now, server),
  'customer.merge': (tx, input, { memberId, now, server }) => mergeClients(tx, memberId, input, now, server),
  'customer.mergeUndo': (tx, input, { memberId, now, server }) => undoMerge(tx, memberId, input, now, server),
  'pages.salesTeam': (tx, _input, { memberId }) => readContent(tx, memberId, 'SALES_TEAM'),
  'tea.countryList': () => Promise.resolve(readCountries()),
};
