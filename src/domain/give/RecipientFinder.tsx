/** Finds whoever shall receive something, by a whole mobile or member number, typed or scanned. */
import { useState, type ReactElement } from 'react';
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useMessenger } from '@/ui/shell';

/** A code of an invitation is a link that names the number; a number alone may be typed or scanned. */
const numberIn = (text: string): string => /inviteNo=([^&#]+)/.exec(text)?.[1] ?? text.trim();

export function RecipientFinder({ onFound }: { onFound: (found: DataOf<'credits.to'>) => void }): ReactElement {
  const { scanCode } = useMessenger();
  const [key, setKey] = useState('');
  const find = useAction(async (text: string) => onFound(await call('credits.to', { key: text.trim() })));
  const scan = useAction(async () => {
    const text = await scanCode();
    if (!text) return;
    setKey(numberIn(text));
    onFound(await call('credits.to', { key: numberIn(text) }));
  });
  return (
    <TextField
      label="手机号或会员号"
      kind="account"
      placeholder="对方完整的号码"
      maxLength={20}
      value={key}
      onInput={setKey}
      confirmType="search"
      onConfirm={() => void find.run(key)}
      trailing={
        <>
          <IconButton icon="scan" label="扫对方的会员码" onPress={() => void scan.run()} />
          <Button
            size="s"
            tone="line"
            disabled={key.trim().length < 4}
            busy={find.pending}
            onPress={() => void find.run(key)}
          >
            查找
          </Button>
        </>
      }
    />
  );
}
