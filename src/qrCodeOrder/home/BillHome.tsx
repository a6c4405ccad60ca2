/** 带回家 under the rounds of a bill: the teas that were drunk, as tins of the shelf. */
import { useState } from 'react';
import type { TableOrder } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { later, useBlock } from '@/ui/shell';
import { useHome } from './useHome';

const HomeSheet = later(() => import('./HomeSheet').then(({ HomeSheet: part }) => part));

/** Each once, the last first. */
export const teasOf = (rounds: readonly TableOrder[]): { id: string; label: string }[] => [
  ...new Map(
    rounds
      .filter(({ status }) => status !== 'withdrawn')
      .flatMap(({ lines }) => lines.filter(({ canTake }) => canTake))
      .map(({ productId, title }) => [productId, { id: productId, label: title }]),
  ).values(),
];

interface BillHomeProps {
  sessionId: string;
  rev: number;
  rounds: readonly TableOrder[];
  /** Paid or cleared: nothing is added any more. */
  closed: boolean;
  staff: boolean;
}

export function BillHome({ sessionId, rev, rounds, closed, staff }: BillHomeProps) {
  const teas = teasOf(rounds);
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState(false);
  const tea = teas.find(({ id }) => id === chosen) ?? teas[0];
  const productId = tea?.id ?? '0';
  const block = useBlock(
    async () =>
      open
        ? { goods: (await call('scanCode.seatCartProduct', { sessionId, productId }, { hide: true })).home ?? null }
        : undefined,
    sessionId,
    `${productId} ${open}`,
  );
  const adding = useHome({ sessionId, productId, rev }, async () => {
    setOpen(false);
    await go('/qrCodeOrder/pages/index', {});
  });
  if (!tea || closed || staff) return null;
  return (
    <>
      <Cells place="next">
        <Cell label="带回家" note="喝过的茶，店里货架上有" onPress={() => setOpen(true)}>
          {teas.length > 1 ? `${tea.label} 等 ${teas.length} 款` : tea.label}
        </Cell>
      </Cells>
      <HomeSheet
        key={productId}
        open={open}
        goods={block?.goods}
        adding={adding}
        teas={teas}
        teaId={productId}
        onTea={setChosen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
