/** The payment password as a proof for one act: asks for six digits and gives the payToken to whoever needed it. */
import { useRef, useState, type ReactNode } from 'react';
import { call, RefusedError } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { later } from '@/ui/shell/later';
import { useAction } from '@/ui/shell/useAction';

const PayProofSheet = later(() => import('./PayProofSheet').then(({ PayProofSheet: part }) => part));

type Use = (payToken: string) => unknown;

export interface PayProof {
  /** A member without a payment password sets one first; `known` spares the question whether there is one. */
  ask: (use: Use, known?: boolean) => void;
  /** The keypad is shown. */
  open: boolean;
  pending: boolean;
  /** For the page's overlay. */
  sheet: ReactNode;
}

/** The password was wrong, or wrong too often: told in the sheet. */
const WRONG: ReadonlySet<number> = new Set([425, 423]);

/** A wrong password stays in the sheet, a refusal of `use` closes it and is told by the shell. */
export function usePayProof(): PayProof {
  const { session } = useStores();
  const [open, setOpen] = useState(false);
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState('');
  const waiting = useRef<Use>();

  const start = useAction(async (use: Use, known?: boolean) => {
    if (!known && !(await session.loadMember())?.hasPayPassword) {
      await pick('/member/pages/password2', {});
      if (!(await session.loadMember(true))?.hasPayPassword) return;
    }
    waiting.current = use;
    setDigits('');
    setWrong('');
    setOpen(true);
  });

  const check = useAction(async (password: string) => {
    try {
      const { payToken } = await call('member.checkPayPw', { password }, { hide: true });
      await waiting.current?.(payToken);
      setOpen(false);
    } catch (error) {
      setDigits('');
      if (error instanceof RefusedError && WRONG.has(error.code)) return setWrong(error.message);
      setOpen(false);
      throw error;
    }
  });

  return {
    ask: (use, known) => void start.run(use, known),
    open,
    pending: start.pending || check.pending,
    sheet: (
      <PayProofSheet
        open={open}
        digits={digits}
        wrong={wrong}
        busy={check.pending}
        onInput={setDigits}
        onFull={(password) => void check.run(password)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
