/** 确认收款: opens the messenger's dialog for money that waits there. Outside the messenger nothing is asked of the server. */
import type { CashRow } from '@/contract';
import { call } from '@/core/api';
import { platform, PlatformError } from '@/core/platform';
import { texts } from '@/core/texts';
import { useStores } from '@/core/stores';
import { useAction, type Action } from '@/ui/shell';

/** `onDone` gets the row as it is after the dialog, whether it was confirmed there or closed. */
export function useConfirmReceipt(onDone: (row: CashRow) => void): Action<[id: string]> {
  const { feedback } = useStores();
  return useAction(async (id: string) => {
    if (!platform.pay.available) throw new PlatformError('refused', texts.messengerOnly);
    const answer = await call('wechatWithdraw.confirm', { id });
    const result = await platform.pay.receive(answer.package);
    if (result.state === 'paid') feedback.toast('已确认，稍后到账');
    else if (result.state === 'failed') feedback.toast(result.words, 3000);
    onDone(answer.row);
  });
}
