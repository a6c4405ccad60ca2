/** Endpoints of donations. */
import type { donationEndpoints } from '../../../../src/contract/donation/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { donate, listDonations } from './service';

export const donationHandlers: HandlersOf<typeof donationEndpoints> = {
  'donation.index': (tx, input, { memberId, now }) => listDonations(tx, memberId, input, now),
  'donation.create': (tx, input, { memberId, now }) => donate(tx, memberId, input, now),
};
