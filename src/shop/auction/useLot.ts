/** One lot as it is now: the page's own answer, moved on by frames of its topic, or by asking every two seconds without a line. */
import type { AuctionFrame, AuctionView, CampaignDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePageData, type Loadable } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';

const POLL_MS = 2000;
/** The end job needs a moment after the clock has run out. */
const SETTLE_MS = 2500;
const LIVE: readonly AuctionView['status'][] = ['upcoming', 'running', 'extended'];

export interface Lot {
  state: Loadable<CampaignDetail>;
  /** Puts in what a bid or a refusal brought. */
  put: (auction: AuctionView) => void;
  reload: () => void;
  /** The clock has run out: asks again when the result should be there. */
  settle: () => void;
  unstable: boolean;
}

export const isLive = ({ status }: Pick<AuctionView, 'status'>): boolean => LIVE.includes(status);

export function useLot(id: string): Lot {
  const { session, clock } = useStores();
  const state = usePageData(() => call('marketing.wholesaleView', { id }), [id, session.token]);
  const campaign = state.data;
  const auction = campaign?.auction;
  const put = (next: AuctionView) => {
    if (campaign && next.rev >= (auction?.rev ?? 0)) state.set({ ...campaign, auction: next });
  };
  const reload = () => void state.reload();
  const { unstable } = useTopic(auction && `auction:${id}`, {
    onFrame: ({ kind, rev, data }) => {
      if (!auction) return;
      if (kind === 'watchers') return put({ ...auction, watchers: Number(data.watchers) });
      if (kind === 'snapshot') return put(data as unknown as AuctionView);
      const next = { ...auction, ...(data as unknown as AuctionFrame), rev: rev ?? auction.rev };
      put(next);
      // The result brings an order, or an offer, of one's own.
      if (!isLive(next)) reload();
    },
    poll:
      auction && isLive(auction)
        ? () => call('marketing.wholesaleView', { id }, { hide: true }).then(state.set)
        : undefined,
    every: POLL_MS,
  });
  return { state, put, reload, settle: () => void clock.later(SETTLE_MS, reload), unstable };
}
