/** The foot of a bill: what this phone pays now; for the staff, cash, the printed bill and a cleared table. */
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { money } from './RoundCard';
import type { Bill, BillView } from './useBill';
import type { BillActs } from './useBillActs';
import type { PayLeg } from './usePayLeg';

interface BillFootProps {
  view: BillView;
  page: Bill;
  pay: PayLeg;
  acts: BillActs;
  staff: boolean;
}

const WORDS = { all: '付整单', lines: '付选中的', even: '付我的一份', mine: '付我点的' } as const;

export function BillFoot({ view: { session, bill }, page: { asked }, pay, acts, staff }: BillFootProps) {
  const { feedback } = useStores();
  const pending = bill.legId !== '0';
  const clear = async () => {
    const question = {
      title: `清台 ${session.table.name}？`,
      text: '清台后桌码换新，这张单不再改。',
      yes: '清台',
      no: '再等等',
    };
    if (await feedback.confirm(question)) acts.act('clear', {});
  };
  const owed = bill.left > 0 || pending;
  const payButton = owed && (
    <>
      {!staff && (
        <Stack shrink>
          <Note>{pending ? '我这一份，10 分钟内付' : '我这一份'}</Note>
          <Price fen={bill.legAmount} exact />
        </Stack>
      )}
      <Button grow size="l" busy={pay.pending} disabled={bill.legAmount <= 0} onPress={pay.begin}>
        {staff ? `收款 ¥${money(bill.legAmount)}` : pending ? '接着付' : WORDS[asked.split]}
      </Button>
    </>
  );
  if (!staff)
    return (
      payButton || (
        <Button grow tone="line" onPress={() => go('/qrCodeOrder/pages/index', {})}>
          再点一轮
        </Button>
      )
    );
  return (
    <>
      {session.status !== 'closed' && (
        <Button grow tone="line" onPress={() => go('/qrCodeOrder/pages/transfer', { sessionId: session.id })}>
          转台并台
        </Button>
      )}
      <Button grow tone="line" busy={acts.pending} onPress={() => acts.print()}>
        打账单
      </Button>
      {payButton || (
        <Button grow onPress={() => void clear()} disabled={session.status === 'closed'}>
          清台
        </Button>
      )}
    </>
  );
}
