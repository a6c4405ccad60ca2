/** Endpoints of masters and producers. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { listCates, listMasters, listProducers, viewMaster, viewProducer } from './service';

type Own = Pick<typeof cultureEndpoints, 'tea.masterCate' | 'tea.master' | 'tea.producerCate' | 'tea.producer'>;

export const makerHandlers: HandlersOf<Own> = {
  'tea.masterCate': (tx) => listCates(tx, false),
  'tea.master': (tx, input, { memberId, now }) =>
    input.id ? viewMaster(tx, memberId, input.id, now) : listMasters(tx, memberId, input),
  'tea.producerCate': (tx) => listCates(tx, true),
  'tea.producer': (tx, input, { memberId, now }) =>
    input.id ? viewProducer(tx, memberId, input.id, now) : listProducers(tx, input),
};
