import type { cellarClubEndpoints } from '../../../../src/contract/cellarClub/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { apply } from './apply';
import { climateAt } from './plans';
import { readCellarClub } from './presenter';

/** Endpoints of the cellar's owners and their wall. */
export const cellarClubHandlers: HandlersOf<typeof cellarClubEndpoints> = {
  'tea.cellarClimate': (_tx, _input, { now }) => Promise.resolve(climateAt(now)),
  'jiaozhu.index': (tx, _input, { memberId, now }) => readCellarClub(tx, memberId, now),
  'jiaozhu.applySave': (tx, input, { memberId, now, server }) => apply(tx, memberId, input, now, server),
};
