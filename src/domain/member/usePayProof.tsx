/** The payment password as a proof for one act: asks for six digits and gives the payToken to whoever needed it. */
import { useRef, useState, type ReactNode } from 'react';
import { call, RefusedError } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Keypad } from '@/ui/kit/Keypad';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell/useAction';

type Use = (payToken: string) => Promise<void>;

/**
 * `ask(use)` opens the keypad; a member without a payment password sets one first. A wrong password stays in the sheet, a refusal of
 * `use` closes it and is told by the shell.
 */
export function usePayProof(note?: string): { ask: (use: Use) => void; pending: boolean; sheet: ReactNode } {
  const { session } = useStores();
  const [open, setOpen] = useState(false);
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState('');
  const waiting = useRef<Use>();

  const start = useAction(async (use: Use) => {
    const member = await session.loadMember();
    if (!member?.hasPayPassword) {
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
      if (error instanceof RefusedError && (error.code === 425 || error.code === 423)) return setWrong(error.message);
      setOpen(false);
      throw error;
    }
  });

  return {
    ask: (use) => void start.run(use),
    pending: start.pending || check.pending,
    sheet: (
      <Sheet open={open} title={note ?? '支付密码'} onClose={() => setOpen(false)} closable={!check.pending}>
        <Keypad
          label="支付密码"
          value={digits}
          error={wrong}
          busy={check.pending}
          onInput={setDigits}
          onFull={(password) => void check.run(password)}
        />
      </Sheet>
    ),
  };
}
