import type { wholesaleEndpoints } from '../../../../src/contract/wholesale/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { shownBy } from '../../people/file/sealed';
import { applyForWholesale } from './apply';
import { readDetail } from './detail';
import { readInquiry, saveInquiry } from './inquiry';
import { readList } from './list/service';
import { readMarket } from './market';

/** Endpoints of wholesale; the order itself is shop.orderPreview and shop.orderCreate with source wholesale. */
export const wholesaleHandlers: HandlersOf<typeof wholesaleEndpoints> = {
  'shopV2.wholesale': (tx, input, { memberId, now, server }) => readMarket(tx, memberId, input, now, server),
  'special.wholesaleList': (tx, input, { memberId, now, server }) =>
    readList(tx, memberId, input, { now, shown: shownBy(server, now) }),
  'special.wholesaleDetail': (tx, { id }, { memberId, now, server }) => readDetail(tx, memberId, id, now, server),
  'special.wholesaleApply': (tx, input, { memberId, now, server }) =>
    applyForWholesale(tx, memberId, input, now, server),
  'special.inquiry': (tx, { id }, { memberId, now, server }) => readInquiry(tx, memberId, id, shownBy(server, now)),
  'special.inquirySave': (tx, input, { memberId, now, server }) => saveInquiry(tx, memberId, input, now, server),
};
