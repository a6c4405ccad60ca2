/** The payment password for one act: what it is for and how much, six digits, the way out for who has forgotten them; a wrong one is told here. */
import { Button } from '@/ui/kit/Button';
import { Keypad, PinDots } from '@/ui/kit/Keypad';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';

/** What the password is asked for, as the keypad says it. */
export interface Purpose {
  what: string;
  /** ¥128.00, 200 积分. */
  sum?: string;
}

interface PayProofSheetProps {
  open: boolean;
  purpose: Purpose | undefined;
  digits: string;
  wrong: string;
  busy: boolean;
  onInput: (digits: string) => void;
  onFull: (password: string) => void;
  onForgot: () => void;
  onClose: () => void;
}

const LABEL = '支付密码';

export function PayProofSheet(props: PayProofSheetProps) {
  const { open, purpose, digits, wrong, busy, onInput, onFull, onForgot, onClose } = props;
  return (
    <Sheet
      open={open}
      title={LABEL}
      onClose={onClose}
      closable={!busy}
      dock={<Keypad label={LABEL} value={digits} busy={busy} onInput={onInput} onFull={onFull} />}
    >
      <Stack gap={8} align="center">
        {purpose && (
          <Words size="sub" tone="soft">
            {purpose.what}
          </Words>
        )}
        {purpose?.sum && (
          <Title size="display" figures>
            {purpose.sum}
          </Title>
        )}
        <PinDots label={LABEL} value={digits} error={wrong} />
        <Button tone="plain" size="s" disabled={busy} onPress={onForgot}>
          忘记密码
        </Button>
      </Stack>
    </Sheet>
  );
}
