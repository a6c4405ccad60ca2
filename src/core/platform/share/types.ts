import type { SignPackage } from '@/contract';

/** What is shared; the words of rule 2.11. `url` is an absolute address in the browser, an own route in the mini-program. */
export interface ShareCard {
  title: string;
  desc: string;
  /** Absolute address of a picture. */
  pic: string;
  url: string;
}
export interface ShareModule {
  /** Offers the card to the messenger's menu, with the signature of site.share; silent where there is no such menu. */
  offer(card: ShareCard, signed?: SignPackage): Promise<void>;
  /** Opens the device's own share sheet; resolves false where there is none (the page then shows the link to copy). */
  open(card: ShareCard): Promise<boolean>;
}
