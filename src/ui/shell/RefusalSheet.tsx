/** Draws the refusal that the feedback store says, with the browser's own ways under it (rule 7.2). */
import { useState, type ReactElement } from 'react';
import type { OwnWay, Refusal } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { TextField } from '@/ui/kit/TextField';
import { MessengerOnly } from './MessengerOnly';
import styles from './MessengerOnly.module.scss';

interface RefusalSheetProps {
  refusal: Refusal | undefined;
  onTake: (way?: OwnWay<unknown>, typed?: string) => void;
}

export default function RefusalSheet({ refusal, onTake }: RefusalSheetProps): ReactElement {
  // The words stay while the sheet slides away.
  const [shown, setShown] = useState(refusal);
  if (refusal && refusal !== shown) setShown(refusal);
  return (
    <MessengerOnly open={refusal !== undefined} text={shown?.text ?? ''} onClose={() => onTake()}>
      {shown?.ways.map((way) =>
        way.field ? (
          <TypedWay key={way.label} way={way} name={way.field} onTake={onTake} />
        ) : (
          <Button key={way.label} className={styles.way} block tone="line" onPress={() => onTake(way)}>
            {way.label}
          </Button>
        ),
      )}
    </MessengerOnly>
  );
}

function TypedWay({ way, name, onTake }: { way: OwnWay<unknown>; name: string } & Pick<RefusalSheetProps, 'onTake'>) {
  const [typed, setTyped] = useState('');
  const take = () => {
    if (typed.trim()) onTake(way, typed);
  };
  return (
    <>
      <TextField
        label={name}
        value={typed}
        placeholder={way.example}
        maxLength={140}
        clearable
        onInput={setTyped}
        onConfirm={take}
      />
      <Button className={styles.way} block tone="line" disabled={!typed.trim()} onPress={take}>
        {way.label}
      </Button>
    </>
  );
}
