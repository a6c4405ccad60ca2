/** /qrCodeOrder/pages/order: the bill of a table, what oneself has had, or all tables of the store for those who serve there. */
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { later, Page, Room, usePageParams } from '@/ui/shell';
import { BillPage } from '../bill/BillPage';

const History = later(() => import('../bill/History').then(({ History: part }) => part), Room);
const BoardPage = later(() => import('../staff/BoardPage').then(({ BoardPage: part }) => part));

export default observer(function TableOrderPage() {
  const { sessionId, code, scope } = usePageParams<'/qrCodeOrder/pages/order'>();
  const { session } = useStores();
  if (scope === 'mine')
    return (
      <Page title="我的历史">
        <History />
      </Page>
    );
  const serves = session.member?.areas.includes('table') === true;
  if (serves && (scope === 'store' || (sessionId === undefined && code === undefined))) return <BoardPage />;
  return <BillPage sessionId={sessionId} code={code} />;
});
