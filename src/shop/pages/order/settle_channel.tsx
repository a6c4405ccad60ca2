/** /shop/pages/order/settle_channel: the partner's settlement: boxes, step, freight by weight, credit, how it is paid. */
import { go } from '@/core/routes';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { kgText } from '@/domain/wholesale/ladder';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams, useReturn } from '@/ui/shell';
import { ChannelGate } from '../../channel/ChannelGate';
import { ChannelSettleBody } from '../../channel/ChannelSettleBody';
import { missingIn } from '../../channel/settling';
import { useChannelSettle } from '../../channel/useChannelSettle';

export default function ChannelSettlePage() {
  return (
    <ChannelGate>
      <Settle />
    </ChannelGate>
  );
}

function Settle() {
  const params = usePageParams<'/shop/pages/order/settle_channel'>();
  const { state, choices, change, setBoxes, setAddress, checkout } = useChannelSettle(params.lines);
  useReturn(state.reload);
  const view = state.data?.view;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        view && (
          <SubmitBar
            payable={view.amounts.payable}
            note={`${view.boxes} 箱 · ${kgText(view.weight)}`}
            missing={missingIn(view, choices.mode)}
            busy={checkout.submit.pending}
            onSubmit={() => void checkout.submit.run(view)}
          />
        )
      }
    >
      {({ channel, goods, view: shown }) =>
        shown ? (
          <ChannelSettleBody
            view={shown}
            channel={channel}
            goods={goods}
            choices={choices}
            onChange={change}
            onBoxes={setBoxes}
            onAddress={setAddress}
          />
        ) : (
          <Empty
            picture="cart"
            title="渠道货篮是空的"
            text="先去选货，再来结算"
            button="去选货"
            onPress={() => go('/shop/pages/category_channel', {})}
          />
        )
      }
    </Page>
  );
}
