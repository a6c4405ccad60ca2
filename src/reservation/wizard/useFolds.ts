/** Which fold is open: the first that lacks something. 提交预约 opens it, too, and says what is missing. */
import { useEffect, useRef, useState } from 'react';
import { useStores } from '@/core/stores';
import { focusById } from '@/ui/kit/roving';
import { foldId } from './Fold';
import type { WizardData } from './loading';
import type { WizardState } from './useWizard';

export interface FoldState {
  open: number;
  toggle: (fold: number) => void;
  next: (fold: number) => void;
  submit: () => void;
}

export function useFolds(wizard: WizardState, { booking, venue }: WizardData): FoldState {
  const { feedback } = useStores();
  const [open, setOpen] = useState(wizard.wish ? 2 : 1);
  const moved = useRef(false);
  // The fold that has been opened has the keyboard.
  useEffect(() => {
    if (moved.current && open > 0) focusById(foldId(open));
  }, [open]);
  const next = (fold: number) => {
    moved.current = true;
    setOpen(fold);
  };
  const { exact, date, form } = wizard;
  const lack = (fold: number, words: string) => {
    next(fold);
    feedback.toast(words);
  };
  const submit = () => {
    if (wizard.party > venue.maxParty) return lack(1, '人数较多，请电话预约');
    if (!exact) return lack(2, '先选一段时间和茶席');
    const was = booking?.card;
    if (
      was &&
      was.date === date &&
      was.start === exact.start &&
      was.minutes === exact.minutes &&
      was.room.id === exact.roomId
    )
      return lack(2, '还是原来的时间，换一段再提交');
    if (!was && !form.check()) {
      next(4);
      return undefined;
    }
    return void wizard.submit.run();
  };
  return { open, toggle: (fold) => next(fold === open ? 0 : fold), next, submit };
}
