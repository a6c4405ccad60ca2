/** /outbound/pages/stockDetail: one stock-taking is counted, by several people at once and also without a line, and ended. */
import { observer } from 'mobx-react';
import type { LineFilter, StockTakeDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Taking } from '../stockTake/Taking';

const FILTERS: readonly LineFilter[] = ['pending', 'found', 'missing', 'unexpected', 'outside', 'unknown', 'exception'];

export default observer(function StockDetailPage() {
  const { id = '', state: asked } = usePageParams<'/outbound/pages/stockDetail'>();
  const { session } = useStores();
  const state = usePageData(async (): Promise<StockTakeDetail> => {
    // Whose scans wait on this phone is known before they are read.
    const [{ audit }] = await Promise.all([call('assetStock.stock', { id }), session.loadMember()]);
    return audit as StockTakeDetail;
  }, [id]);
  const first = FILTERS.find((one) => one === asked);
  return state.data ? (
    <Taking detail={state.data} set={state.set} first={first} />
  ) : (
    <Page state={state} skeleton="list">
      {() => null}
    </Page>
  );
});
