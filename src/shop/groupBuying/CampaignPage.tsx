/** One group or ladder as a page; what it shows and where it leads depends on the campaign's own kind. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Page, usePageData } from '@/ui/shell';
import { GroupBar } from './GroupBar';
import { GroupBody } from './GroupBody';
import { TierBar, TierBody } from './TierBody';
import { GROUP_BUYING_NAME, readType } from './types';

interface CampaignPageProps {
  id: string;
  type: string | undefined;
  groupId: string | undefined;
}

export const CampaignPage = observer(function CampaignPage({ id, type, groupId }: CampaignPageProps) {
  const { session } = useStores();
  // Places, limits and tier prices belong to the viewer: after a login the page asks again.
  const state = usePageData(
    () => call('marketing.wholesaleView', { id, groupId }),
    [id, groupId, session.token],
    'marketing.wholesaleView',
  );
  const campaign = state.data;
  const [skuId, setSkuId] = useState<string>();
  const chosen =
    campaign?.skus.find((sku) => sku.id === skuId) ?? campaign?.skus.find((sku) => sku.left > 0) ?? campaign?.skus[0];
  const isAuction = campaign?.card.type === 'auction';
  // A link without its type: the auction has a page of its own.
  useEffect(() => {
    if (isAuction) void replace('/shop/pages/marketing/wholesale_detail', { id, type: 'auction' });
  }, [isAuction, id]);
  const bar =
    campaign?.card.type === 'group' ? (
      <GroupBar campaign={campaign} sku={chosen} />
    ) : (
      campaign?.card.type === 'tier' && <TierBar campaign={campaign} />
    );
  return (
    <Page title={GROUP_BUYING_NAME[readType(campaign?.card.type ?? type)]} state={state} skeleton="detail" action={bar}>
      {(data) =>
        data.card.type === 'group' ? (
          <GroupBody campaign={data} sku={chosen} onSku={setSkuId} onStale={() => void state.reload()} />
        ) : (
          data.card.type === 'tier' && <TierBody campaign={data} onStale={() => void state.reload()} />
        )
      }
    </Page>
  );
});
