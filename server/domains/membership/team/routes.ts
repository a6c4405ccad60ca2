/** Endpoints of teams and rankings. */
import type { teamEndpoints } from '../../../../src/contract/team/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { addMember } from './add';
import { readGrades } from './grades';
import { rankOf } from './rank';
import { joinTeam, listTeam, readTeam } from './service';

export const teamHandlers: HandlersOf<typeof teamEndpoints> = {
  'member.team': (tx, input, { memberId, now }) => readTeam(tx, memberId, input, now),
  'member.teamList': (tx, input, { memberId }) => listTeam(tx, memberId, input),
  'member.teamLevel': (tx, _input, { memberId, now }) => readGrades(tx, memberId, now),
  'member.teamJoin': (tx, input, { memberId, now }) => joinTeam(tx, memberId, input, now),
  'member.teamAddMember': addMember,
  'credits.rank': (tx, input, { memberId, now }) => rankOf(tx, memberId, input, now),
};
