/** Films in the site-wide search. */
import type { SearchKind } from '../search/kind';
import { cardsOf } from './library';
import { countSought, pageOfSought } from './repository';

/** By name, words, speaker and what is said in them. */
export const videoSearch: SearchKind = {
  label: '视频',
  count: ({ tx, reading }) => countSought(tx, { reading }),
  list: async ({ tx, reading, memberId = '0', now }, { limit, offset }) => {
    const { rows } = await pageOfSought(tx, memberId, { reading }, limit, offset);
    return { videos: await cardsOf(tx, memberId, rows, now) };
  },
};
