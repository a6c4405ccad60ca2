/** A bar code becomes a line. */
import { call } from '@/core/api';
import { useAction, useMessenger } from '@/ui/shell';
import { goodsLine, type DraftLine } from './draft';

export function useLineScan(clientId: string, onLine: (line: DraftLine) => void) {
  const messenger = useMessenger();
  return useAction(async () => {
    const code = (await messenger.scanCode())?.trim();
    if (code === undefined || code === '') return;
    const { goods } = await call('manage.quoteScan', { code, ...(clientId !== '' && { clientId }) });
    if (goods) onLine(goodsLine(goods));
  });
}
