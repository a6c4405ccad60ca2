/** What would come back for the chosen pieces, asked from the server with every change; older answers are dropped. */
import { useEffect, useState } from 'react';
import type { AfterSaleWay, RefundQuote } from '@/contract';
import { call } from '@/core/api';

export interface Pick {
  lineId: string;
  qty: number;
}
const PAUSE_MS = 250;

export function useQuote(
  orderId: string,
  picks: readonly Pick[],
  way: AfterSaleWay,
): { quote?: RefundQuote; error?: string } {
  const [state, setState] = useState<{ quote?: RefundQuote; error?: string }>({});
  const key = JSON.stringify(picks);
  useEffect(() => {
    const lines = JSON.parse(key) as Pick[];
    if (lines.length === 0) {
      setState({});
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      call('memberOrder.returnQuote', { orderId, lines, way }, { hide: true }).then(
        (quote) => current && setState({ quote }),
        (error: unknown) => current && setState({ error: error instanceof Error ? error.message : '暂时算不出退款' }),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [orderId, key, way]);
  return state;
}
