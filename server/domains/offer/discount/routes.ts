/** Goods at a discount: flash sales by the hour, and zones. */
import type { discountEndpoints } from '../../../../src/contract/discount/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listFlash } from './flash/service';
import { listZones, listZoneGoods } from './zones/service';

export const discountHandlers: HandlersOf<typeof discountEndpoints> = {
  'marketing.discount': (tx, input, { memberId, now }) => listFlash(tx, memberId, input, now),
  'tea.discount': (tx, _input, { memberId, now }) => listZones(tx, memberId, now),
  'tea.discountProduct': (tx, input, { memberId, now }) => listZoneGoods(tx, memberId, input, now),
};
