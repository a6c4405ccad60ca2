/** /outbound/pages/stockDetail: one stock-taking is counted, by several people at once and also without a line, and ended. */
import { observer } from 'mobx-react';
import type { StockTakeDetail } from '@/contract';
import { call, isLine } from '@/core/api';
import { useStores } from '@/core/stores';
import { keepTaking, keptTaking } from '@/domain/stockTake/kept';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Taking } from '../stockTake/Taking';

export default observer(function StockDetailPage() {
  const { id = '' } = usePageParams<'/outbound/pages/stockDetail'>();
  const { session, platform } = useStores();
  const { storage } = platform;
  const state = usePageData(async (): Promise<StockTakeDetail> => {
    // Whose scans wait on this phone is known before they are read.
    const member = await session.loadMember();
    const memberId = member?.id ?? '';
    try {
      const { audit } = await call('assetStock.stock', { id });
      keepTaking(storage, memberId, audit as StockTakeDetail);
      return audit as StockTakeDetail;
    } catch (error) {
      // Without a line it is opened as it was seen last, and what is scanned waits for the line.
      const kept = isLine(error) ? keptTaking(storage, memberId, id) : undefined;
      if (!kept) throw error;
      return kept.detail;
    }
  }, [id]);
  return state.data ? (
    <Taking detail={state.data} set={state.set} />
  ) : (
    <Page state={state} skeleton="list">
      {() => null}
    </Page>
  );
});
