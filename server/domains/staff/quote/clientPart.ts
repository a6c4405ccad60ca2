/** What the page of a client shows of quotes, and how they follow a client who was merged into another. */
import { yuan } from '../../../lib/money';
import type { ClientPart } from '../client/parts';
import { presentCards } from './presenter';
import { moveQuotes, pageOfQuotes } from './repository';
import { stateAt, STATE_WORDS } from './state';

const MOST_CARDS = 20;
const ofClient = (clientId: string) => ({ viewer: undefined, clientId });

export const quotePart: ClientPart = {
  async quotes(tx, client, { viewer, now }) {
    const { rows } = await pageOfQuotes(tx, ofClient(client.id), undefined, MOST_CARDS, 0);
    return presentCards(tx, rows, viewer, now);
  },
  async timeline(tx, client, { viewer, now }, most) {
    const { rows } = await pageOfQuotes(tx, ofClient(client.id), undefined, most, 0);
    const cards = new Map((await presentCards(tx, rows, viewer, now)).map((card) => [card.id, card]));
    return rows.map((quote) => ({
      kind: 'quote',
      id: quote.id,
      at: quote.updatedAt,
      title: `报价 ${STATE_WORDS[stateAt(quote, now)]}`,
      text: `${quote.title} ¥${yuan(quote.total)}`,
      by: cards.get(quote.id)?.owner ?? '',
      photos: [],
    }));
  },
  move: moveQuotes,
};
