/** 带回家 under the rounds of a bill: the teas that were drunk, as tins of the shelf. */
import { useState } from 'react';
import type { TableOrder } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { later } from '@/ui/shell';

const TeaSheet = later(() => import('./TeaSheet').then(({ TeaSheet: part }) => part));

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
}

export function BillHome({ sessionId, rev, rounds, closed }: BillHomeProps) {
  const teas = teasOf(rounds);
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState(false);
  const tea = teas.find(({ id }) => id === chosen) ?? teas[0];
  const productId = tea?.id ?? '0';
  if (!tea || closed) return null;
  return (
    <>
      <Cells place="next">
        <Cell label="带回家" note="喝过的茶，店里货架上有" onPress={() => setOpen(true)}>
          {teas.length > 1 ? `${tea.label} 等 ${teas.length} 款` : tea.label}
        </Cell>
      </Cells>
      <TeaSheet
        open={open}
        where={{ sessionId, productId, rev }}
        teas={teas}
        onTea={setChosen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
