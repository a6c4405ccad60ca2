/** /shop/pages/order/settle: everything said once more, then one button. */
import type { SettleView } from '@/contract';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { Page, usePageParams, useReturn } from '@/ui/shell';
import { missingIn } from '../../settle/choices';
import { SettleBody } from '../../settle/SettleBody';
import { useSettle } from '../../settle/useSettle';

const savedIn = ({ amounts }: SettleView): number =>
  amounts.memberOff + amounts.campaignOff + amounts.couponOff + amounts.pointsOff + amounts.vipOff;

export default function SettlePage() {
  const { state, choices, change, checkout, errors } = useSettle(usePageParams<'/shop/pages/order/settle'>());
  // Coming back from the address book: an address may be new, changed or gone.
  useReturn(state.reload);
  const view = state.data;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        view && (
          <SubmitBar
            payable={view.amounts.payable}
            saved={savedIn(view)}
            missing={missingIn(view)}
            busy={checkout.submit.pending}
            onSubmit={() => void checkout.submit.run(view)}
          />
        )
      }
    >
      {(data) => <SettleBody view={data} choices={choices} errors={errors} onChange={change} />}
    </Page>
  );
}
