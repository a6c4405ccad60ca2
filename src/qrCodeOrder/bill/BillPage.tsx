/** The bill of one table, for its guests and for those who serve it. */
import { observer } from 'mobx-react';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { later, Page } from '@/ui/shell';
import { BillBody } from './BillBody';
import { BillFoot } from './BillFoot';
import { useBill } from './useBill';
import { useBillActs } from './useBillActs';
import { usePayLeg } from './usePayLeg';

const PaySheets = later(() => import('./PaySheets').then(({ PaySheets: part }) => part));

export const BillPage = observer(function BillPage({
  sessionId,
  code,
}: {
  sessionId?: string | undefined;
  code?: string | undefined;
}) {
  const { session } = useStores();
  const page = useBill({ sessionId, code });
  const pay = usePayLeg(page);
  const acts = useBillActs(page.view?.session.id, page.reload);
  const view = page.view;
  const me = session.member?.id;
  // Who serves and drinks here as well is a guest at this table.
  const staff = session.member?.areas.includes('table') === true && !view?.session.members.some(({ id }) => id === me);
  return (
    <Page
      state={page.state}
      skeleton="detail"
      action={view && view.bill.goods > 0 && <BillFoot view={view} page={page} pay={pay} acts={acts} staff={staff} />}
      overlay={<PaySheets pay={pay} />}
    >
      {(data) =>
        data ? (
          <BillBody
            view={data}
            page={page}
            acts={acts}
            staff={staff}
            onDrop={pay.drop}
            onCash={staff ? (legId) => pay.pay(legId, 'cash') : undefined}
          />
        ) : (
          <Empty
            title="还没有入座"
            text="扫桌上的码，和同桌一起点"
            button="去扫码"
            onPress={() => go('/qrCodeOrder/pages/index', {})}
          />
        )
      }
    </Page>
  );
});
