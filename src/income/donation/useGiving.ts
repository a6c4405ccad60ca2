/** Giving to a project: the unit, how much, without a name or with one, and the payment password when it is money. */
import { useState } from 'react';
import type { DataOf, DonationProject, DonationRow, DonationUnit } from '@/contract';
import { call } from '@/core/api';
import { formatYuan, parseFen, shortYuan } from '@/core/lib/money';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { earnedOf } from '@/domain/points/labels';
import { useAction } from '@/ui/shell';

export const PRESETS: Readonly<Record<DonationUnit, readonly number[]>> = {
  points: [100, 500, 1000],
  money: [1000, 5000, 10_000],
};
export const amountText = (unit: DonationUnit, value: number): string =>
  unit === 'money' ? shortYuan(value) : `${value} 积分`;

/** What was typed, in the unit. */
const typedValue = (unit: DonationUnit, text: string): number | undefined =>
  unit === 'money' ? parseFen(text) : /^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** Why it cannot be given, or undefined. */
export function hindrance(
  unit: DonationUnit,
  value: number | undefined,
  { total, least }: DataOf<'donation.index'>,
  { target, raised }: Pick<DonationProject, 'target' | 'raised'>,
): string | undefined {
  if (value === undefined) return '填一个数';
  if (value < least[unit]) return `最少 ${amountText(unit, least[unit])}`;
  if (unit === 'points' && value > earnedOf(total.points)) return `积分不足，还差 ${value - earnedOf(total.points)}`;
  if (unit === 'money' && value > total.money.balance)
    return `余额不足，还差 ${formatYuan(value - total.money.balance)}`;
  if (unit === 'money' && value > target - raised) return `还差 ${formatYuan(target - raised)} 就筹满了`;
  return undefined;
}

export function useGiving(
  project: DonationProject | undefined,
  index: DataOf<'donation.index'>,
  onDone: (row: DonationRow) => void,
) {
  const proof = usePayProof();
  const [unit, setUnit] = useState<DonationUnit>('points');
  const [chosen, setChosen] = useState<number | undefined>(PRESETS.points[0]);
  const [own, setOwn] = useState('');
  const [anonymous, setAnonymous] = useState(false);
  const [message, setMessage] = useState('');
  const value = own.trim() === '' ? chosen : typedValue(unit, own);
  const why = project && hindrance(unit, value, index, project);

  const give = async (payToken?: string) => {
    if (!project || value === undefined) return;
    const row = await call('donation.create', {
      projectId: project.id,
      unit,
      value,
      anonymous,
      ...(message.trim() ? { message: message.trim() } : {}),
      ...(payToken ? { payToken } : {}),
    });
    setOwn('');
    setMessage('');
    onDone(row);
  };
  const points = useAction(() => give());
  return {
    unit,
    setUnit: (next: DonationUnit) => {
      setUnit(next);
      setOwn('');
      setChosen(PRESETS[next][0]);
    },
    chosen: own.trim() === '' ? chosen : undefined,
    choose: (preset: number) => {
      setOwn('');
      setChosen(preset);
    },
    own,
    setOwn,
    anonymous,
    setAnonymous,
    message,
    setMessage,
    value,
    why,
    proof,
    pending: points.pending || proof.pending,
    submit: () =>
      unit === 'money'
        ? proof.ask(give, { what: `捐给「${project?.title ?? ''}」`, sum: formatYuan(value ?? 0) })
        : void points.run(),
  };
}
