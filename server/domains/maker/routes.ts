/** Endpoints of masters and producers. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { listCates, listMasters, listProducers, viewMaster, viewProducer } from './service';

type Own = Pick<typeof cultureEndpoints, 'tea.masterCate' | 'tea.master' | 'tea.producerCate' | 'tea.producer'>;

export const makerHandlers: HandlersOf<Own> = {
  'tea.masterCate': (_, { db }) => listCates(db, false),
  'tea.master': (input, { db, viewer: { memberId }, now }) =>
    input.id ? viewMaster(db, input.id, { memberId, now: now() }) : listMasters(db, input, memberId),
  'tea.producerCate': (_, { db }) => listCates(db, true),
  'tea.producer': (input, { db, viewer: { memberId }, now }) =>
    input.id ? viewProducer(db, input.id, { memberId, now: now() }) : listProducers(db, input),
};
