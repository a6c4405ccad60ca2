/** Six digits of the payment password; a wrong one is told here. */
import { Keypad } from '@/ui/kit/Keypad';
import { Sheet } from '@/ui/kit/Sheet';

interface PayProofSheetProps {
  open: boolean;
  digits: string;
  wrong: string;
  busy: boolean;
  onInput: (digits: string) => void;
  onFull: (password: string) => void;
  onClose: () => void;
}

export const PayProofSheet = ({ open, digits, wrong, busy, onInput, onFull, onClose }: PayProofSheetProps) => (
  <Sheet open={open} title="支付密码" onClose={onClose} closable={!busy}>
    <Keypad label="支付密码" value={digits} error={wrong} busy={busy} onInput={onInput} onFull={onFull} />
  </Sheet>
);
