/** Draws the refusal that the feedback store says: the browser's own ways, and small below them that the messenger has its own (rule 7.2). */
import { useState, type ReactElement } from 'react';
import { texts } from '@/core/texts';
import { useStores, type OwnWay, type Refusal } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';

interface RefusalSheetProps {
  refusal: Refusal | undefined;
  onTake: (way?: OwnWay<unknown>, typed?: string) => void;
}

export default function RefusalSheet({ refusal, onTake }: RefusalSheetProps): ReactElement {
  // The words stay while the sheet slides away.
  const [shown, setShown] = useState(refusal);
  if (refusal && refusal !== shown) setShown(refusal);
  return (
    <Sheet open={refusal !== undefined} title={shown?.title ?? ''} onClose={() => onTake()}>
      <Stack gap={12}>
        {shown?.ways.map((way, at) => {
          const tone = at === 0 ? 'primary' : 'line';
          return way.field ? (
            <TypedWay key={way.label} way={way} name={way.field} tone={tone} onTake={onTake} />
          ) : (
            <Button key={way.label} block size="l" tone={tone} onPress={() => onTake(way)}>
              {way.label}
            </Button>
          );
        })}
        <Stack gap={2}>
          <Note block>{shown?.text ?? ''}</Note>
          <Note block>{texts.messengerOnly}</Note>
        </Stack>
      </Stack>
    </Sheet>
  );
}

interface TypedWayProps extends Pick<RefusalSheetProps, 'onTake'> {
  way: OwnWay<unknown>;
  name: string;
  tone: 'primary' | 'line';
}

/** Codes of the list that are shown. */
const LAST = 6;

function TypedWay({ way, name, tone, onTake }: TypedWayProps) {
  const [typed, setTyped] = useState('');
  const { done = [] } = way;
  const { feedback } = useStores();
  /** The sheet stays where the next one may follow. */
  const each = async (text: string) => {
    const { refusal } = feedback;
    const more = await Promise.resolve(way.each?.(text)).catch((error: unknown) => feedback.report(error));
    // Closed meanwhile, another may stand there.
    if (!more && feedback.refusal === refusal) onTake();
  };
  const take = () => {
    if (!typed.trim()) return;
    setTyped('');
    if (way.each) void each(typed);
    else onTake(way, typed);
  };
  return (
    <Stack gap={12}>
      <TextField
        label={name}
        value={typed}
        placeholder={way.example}
        maxLength={140}
        clearable
        onInput={setTyped}
        onConfirm={take}
      />
      <Button block size="l" tone={tone} disabled={!typed.trim()} onPress={take}>
        {way.label}
      </Button>
      {done.length > 0 && (
        <Note block figures role="status">
          {`已扫 ${done.length} 个：${done.slice(0, LAST).join('、')}`}
        </Note>
      )}
    </Stack>
  );
}
