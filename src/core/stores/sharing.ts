/** Sharing a page (rule 6.11): site.share is called silently, share_id is appended, the messenger's menu gets the card. */
import type { Api } from '../api';
import { parseQuery, withQuery } from '../lib/query';
import { asJpg } from '../lib/serverUrl';
import type { Platform, ShareCard } from '../platform';

export interface Sharing {
  /** The card of the present page with its final link, for the mini-program's share hook. */
  current(): ShareCard | undefined;
  /** Silent: a failure leaves the plain link. Resolves with the card as it is shared. */
  offer(card: ShareCard): Promise<ShareCard>;
  /** How many cards were offered so far: the shell offers one only for pages that did not. */
  readonly offers: number;
  clear(): void;
}

const signedLink = (url: string, shareId: string): string =>
  parseQuery(url.split('?')[1] ?? '').share_id ? url : withQuery(url, { share_id: shareId });

export function createSharing(api: Api, share: Platform['share']): Sharing {
  let shown: ShareCard | undefined;
  let offers = 0;
  return {
    current: () => shown,
    get offers() {
      return offers;
    },
    clear() {
      shown = undefined;
    },
    async offer(card) {
      shown = card;
      offers += 1;
      const { title, desc, url } = card;
      const pic = asJpg(card.pic);
      const request = { share_title: title, share_desc: desc, share_pic: pic, share_url: url };
      const answer = await api.call('site.share', request, { hide: true }).catch(() => undefined);
      const link = answer?.share;
      const final = { ...card, pic, ...(link && { url: signedLink(link.url, link.share_id) }) };
      // The person may have gone on to another page meanwhile.
      if (shown === card) {
        shown = final;
        await share.offer(final, answer?.config).catch(() => undefined);
      }
      return final;
    },
  };
}
