/** Endpoints of page texts. */
import type { siteEndpoints } from '../../../src/contract/site/endpoints';
import type { HandlersOf } from '../../http/handler';
import { listJoining, readContent } from './service';

type ContentNames = 'legacy.privacyProtection' | 'legacy.registerAgree' | 'legacy.joinAgreements' | 'pages.view';

export const contentHandlers = {
  'pages.view': (tx, { code }, { memberId }) => readContent(tx, memberId, code),
  'legacy.privacyProtection': (tx) => readContent(tx, undefined, 'PRIVACY'),
  'legacy.registerAgree': (tx) => readContent(tx, undefined, 'AGREEMENT'),
  'legacy.joinAgreements': (tx, { code }) => listJoining(tx, code),
} satisfies HandlersOf<Pick<typeof siteEndpoints, ContentNames>>;
