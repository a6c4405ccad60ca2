import type { wholesaleEndpoints } from '../../../src/contract/wholesale/endpoints';
import type { HandlersOf } from '../../http/context';
import { transact } from '../../db/transact';
import { applyForWholesale } from './apply';
import { readDetail } from './detail';
import { saveInquiry } from './inquiry';
import { readList } from './list';
import { readMarket } from './market';
import { requireWholesaler } from './standing';

type Own = Pick<
  typeof wholesaleEndpoints,
  | 'shopV2.wholesale'
  | 'special.wholesaleList'
  | 'special.wholesaleDetail'
  | 'special.wholesaleApply'
  | 'special.inquirySave'
>;

/** Endpoints of wholesale; the order itself is shop.orderPreview and shop.orderCreate with source wholesale. */
export const wholesaleHandlers: HandlersOf<Own> = {
  'shopV2.wholesale': (input, { db, viewer, now }) => readMarket(db, viewer?.memberId, input, now()),
  'special.wholesaleList': (input, { db, viewer, now }) => readList(db, viewer.memberId, input, now()),
  'special.wholesaleDetail': async ({ id }, { db, viewer }) => {
    await requireWholesaler(db, viewer.memberId);
    return readDetail(db, viewer.memberId, id);
  },
  'special.wholesaleApply': async (input, context) => {
    const state = await transact(context.db, (tx) =>
      applyForWholesale(context, tx, context.viewer.memberId, input, context.now()),
    );
    context.wakeJobs();
    return state;
  },
  'special.inquirySave': (input, { db, viewer, now }) =>
    transact(db, (tx) => saveInquiry(tx, viewer.memberId, input, now())),
};
