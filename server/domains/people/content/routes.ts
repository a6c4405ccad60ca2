/** Endpoints of page texts. */
import type { contentEndpoints } from '../../../../src/contract/content/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listJoining, readContent } from './service';

export const contentHandlers = {
  'pages.view': (tx, { code }, { memberId }) => readContent(tx, memberId, code),
  'legacy.privacyProtection': (tx) => readContent(tx, undefined, 'PRIVACY'),
  'legacy.registerAgree': (tx) => readContent(tx, undefined, 'AGREEMENT'),
  'legacy.joinAgreements': (tx, { code }) => listJoining(tx, code),
} satisfies HandlersOf<typeof contentEndpoints>;
