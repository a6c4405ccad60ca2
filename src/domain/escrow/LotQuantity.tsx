/** How much of a lot: pieces one by one, loose tea in steps of fifty grams; its unit beside it, and the usual amounts to tap. */
import type { ReactElement } from 'react';
import type { EscrowLot } from '@/contract';
import { Chips } from '@/ui/kit/Chip';
import { Item } from '@/ui/kit/Item';
import { Quantity } from '@/ui/kit/Quantity';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { piecesText } from './labels';

const GRAMS = 'g';
const STEP = 50;
const USUAL: readonly number[] = [50, 100, 250];

/** What is begun with where not all of it is meant. */
export const leastOf = ({ unit, free }: EscrowLot): number => Math.min(free, unit === GRAMS ? STEP : 1);

/** A step from an amount between two steps ends on the next of them: 268 goes down to 250. */
export function stepped(from: number, to: number): number {
  if (to === from - STEP) return Math.floor((from - 1) / STEP) * STEP;
  return to === from + STEP ? (Math.floor(from / STEP) + 1) * STEP : to;
}

interface LotQuantityProps {
  lot: EscrowLot;
  /** 出库, 转赠. */
  what: string;
  note: string;
  qty: number;
  onChange: (qty: number) => void;
}

export function LotQuantity({ lot, what, note, qty, onChange }: LotQuantityProps): ReactElement {
  const { free, unit } = lot;
  const loose = unit === GRAMS;
  const amounts = loose ? USUAL.filter((amount) => amount < free) : [];
  return (
    <>
      <Item title={lot.title} notes={[`${note} ${piecesText(free, unit)}`]}>
        <Stack row gap={6} align="center">
          <Quantity
            value={qty}
            label={what}
            step={loose ? STEP : 1}
            max={free}
            onChange={(next) => onChange(loose ? Math.min(free, stepped(qty, next)) : next)}
          />
          <Note>{unit}</Note>
        </Stack>
      </Item>
      {amounts.length > 0 && (
        <Chips
          label={`${what}多少`}
          current={String(qty)}
          items={[
            ...amounts.map((amount) => ({ id: String(amount), label: piecesText(amount, unit) })),
            { id: String(free), label: '全部' },
          ]}
          onChange={(amount) => onChange(Number(amount))}
        />
      )}
    </>
  );
}
