/** The payment password as a proof for one act: asks for six digits and gives the payToken to whoever needed it. */
import { useRef, useState, type ReactNode } from 'react';
import { call, RefusedError } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { later } from '@/ui/shell/later';
import { useAction } from '@/ui/shell/useAction';
import type { Purpose } from './PayProofSheet';

const PayProofSheet = later(() => import('./PayProofSheet').then(({ PayProofSheet: part }) => part));

type Use = (payToken: string) => unknown;

export interface PayProof {
  /** A member without a payment password sets one first; `known` spares the question whether there is one. */
  ask: (use: Use, purpose: Purpose, known?: boolean) => void;
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
  const [purpose, setPurpose] = useState<Purpose>();
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState('');
  const waiting = useRef<Use>();

  const show = () => {
    setDigits('');
    setWrong('');
    setOpen(true);
  };
  /** Sets one on its page: proven by a code and typed twice there, it is not asked for once more for this act (rule 4.6). */
  const set = async (forgot: boolean) => {
    const made = await pick<{ payToken: string }>('/member/pages/password2', forgot ? { forgot: '1' } : {});
    if (made) {
      setOpen(false);
      await waiting.current?.(made.payToken);
    } else if (!forgot && (await session.loadMember(true))?.hasPayPassword) show();
  };
  const start = useAction(async (use: Use, about: Purpose, known?: boolean) => {
    waiting.current = use;
    setPurpose(about);
    if (known || (await session.loadMember())?.hasPayPassword) show();
    else await set(false);
  });
  const forgotten = useAction(() => set(true));

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
    ask: (use, about, known) => void start.run(use, about, known),
    open,
    pending: start.pending || check.pending || forgotten.pending,
    sheet: (
      <PayProofSheet
        open={open}
        purpose={purpose}
        digits={digits}
        wrong={wrong}
        busy={check.pending || forgotten.pending}
        onInput={setDigits}
        onFull={(password) => void check.run(password)}
        onForgot={() => void forgotten.run()}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
