/** Endpoints of the workbench. */
import type { deskEndpoints } from '../../../../src/contract/desk/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { endDeadLetter, listDead } from './dead';
import { readMember, tellMember } from './people';
import { readDesk, readWorkbench, searchDesk } from './service';
import { signPage } from './token';

export const deskHandlers: HandlersOf<typeof deskEndpoints> = {
  'ding.token': async (tx, { url }, { memberId, now, server }) => ({
    ...(await signPage(server, url, now)),
    workbench: await readWorkbench(tx, memberId, now, server),
  }),
  'desk.index': (tx, _input, { memberId, now, server }) => readDesk(tx, memberId, now, server),
  'desk.search': (tx, { keyword }, { memberId, server }) => searchDesk(tx, memberId, keyword, server),
  'desk.member': (tx, input) => readMember(tx, input),
  'desk.tell': (tx, input, { memberId, now }) => tellMember(tx, memberId, input, now),
  'desk.deadLetters': (tx, input, { memberId }) => listDead(tx, memberId, input),
  'desk.deadLetterEnd': (tx, input, { memberId, now }) => endDeadLetter(tx, memberId, input, now),
};
