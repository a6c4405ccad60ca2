import type { verificationEndpoints } from '../../../../src/contract/verification/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { verifyCode } from './service';

/** What is shown at a counter. */
export const verificationHandlers: HandlersOf<typeof verificationEndpoints> = {
  'tea.verification': (tx, input, { memberId, now, server }) => verifyCode(tx, memberId, input, now, server),
};
