import type { cellarClubEndpoints } from '../../../../src/contract/cellarClub/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { apply } from './apply';
import { readCellarClub } from './presenter';

/** Endpoints of the cellar's owners and their wall. */
export const cellarClubHandlers: HandlersOf<typeof cellarClubEndpoints> = {
  'jiaozhu.index': (tx, _input, { memberId, now }) => readCellarClub(tx, memberId, now),
  'jiaozhu.applySave': (tx, input, { memberId, now }) => apply(tx, memberId, input, now),
};
