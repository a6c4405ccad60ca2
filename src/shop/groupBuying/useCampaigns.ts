/** Campaigns of one type, page by page, and when the next one begins. */
import type { CampaignCard, CampaignSort, CampaignStatus, PageOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useList } from '@/ui/shell';
import type { GroupBuyingType } from './types';

export interface CampaignPage {
  page: PageOf<CampaignCard>;
  nextAt?: number;
}

export const readCampaigns = (
  type: GroupBuyingType,
  asked: { status?: CampaignStatus; sort?: CampaignSort; page?: number },
  hide = false,
): Promise<CampaignPage> =>
  type === 'auction'
    ? call('marketing.auction', asked, { hide })
    : call('marketing.wholesale', { ...asked, type }, { hide });

export function useCampaigns(type: GroupBuyingType, status: CampaignStatus, sort: CampaignSort) {
  const { session } = useStores();
  const list = useList(
    (page) => readCampaigns(type, { status, sort, page }),
    // Tier prices belong to wholesalers, so a login asks again.
    [type, status, sort, session.token],
    { rows: ({ page }) => page, kept: 'marketing.wholesale' },
  );
  return { list, nextAt: list.head?.nextAt };
}
