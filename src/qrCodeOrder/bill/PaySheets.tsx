/** How a leg is paid: the ways of this bill, and what is left outside the messenger. */
import { useState } from 'react';
import { PayWays } from '@/domain/checkout/PayWays';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { MessengerOnly } from '@/ui/shell/MessengerOnly';
import { money } from './RoundCard';
import type { PayLeg, Way } from './usePayLeg';

const WAYS: readonly string[] = ['wallet', 'js', 'cash'] satisfies Way[];
const isWay = (value: string): value is Way => WAYS.includes(value);

export function PaySheets({ pay }: { pay: PayLeg }) {
  const { ways: bill } = pay;
  const [chosen, setChosen] = useState<Way>();
  const methods = (bill?.methods ?? []).flatMap(({ value, label, disabled = false }) =>
    isWay(value) ? [{ value, label, disabled }] : [],
  );
  const way = chosen ?? methods.find(({ disabled }) => !disabled)?.value;
  return (
    <>
      <Sheet
        open={bill !== undefined}
        title="付这一份"
        onClose={pay.closeWays}
        footer={
          <Button
            block
            size="l"
            busy={pay.pending}
            disabled={!way}
            onPress={() => bill && way && pay.pay(bill.legId, way)}
          >
            {`${way === 'cash' ? '已收' : '支付'} ¥${money(bill?.legAmount ?? 0)}`}
          </Button>
        }
      >
        <PayWays ways={methods} current={way} onChoose={setChosen} />
      </Sheet>
      <MessengerOnly
        open={pay.messenger}
        text="微信支付要在微信里打开；在这里可以用余额，或请店员收现金。"
        onClose={pay.closeMessenger}
      />
      {pay.proofSheet}
    </>
  );
}
