/** Endpoints of masters and producers. */
import type { makerEndpoints } from '../../../../src/contract/maker/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listCates, listMasters, listProducers, viewMaster, viewProducer } from './service';

export const makerHandlers: HandlersOf<typeof makerEndpoints> = {
  'tea.masterCate': (tx) => listCates(tx, false),
  'tea.master': (tx, input, { memberId, now }) =>
    input.id ? viewMaster(tx, memberId, input.id, now) : listMasters(tx, memberId, input),
  'tea.producerCate': (tx) => listCates(tx, true),
  'tea.producer': (tx, input, { memberId, now }) =>
    input.id ? viewProducer(tx, memberId, input.id, now) : listProducers(tx, input),
};
