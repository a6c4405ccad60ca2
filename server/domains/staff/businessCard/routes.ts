/** Endpoints of business cards. */
import type { businessCardEndpoints } from '../../../../src/contract/businessCard/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readCard, saveCard } from './service';

export const businessCardHandlers: HandlersOf<typeof businessCardEndpoints> = {
  'businessCard.index': (tx, input, { memberId, now, server }) =>
    readCard(tx, memberId, input, now, server.config.publicUrl),
  'businessCard.save': (tx, input, { memberId, now, server }) =>
    saveCard(tx, memberId, input, now, server.config.publicUrl),
};
