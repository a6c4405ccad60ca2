/** The code field with its scan button. Codes have 12 to 20 letters and digits. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useMessenger } from '@/ui/shell';
import styles from './Query.module.scss';

export const CODE = /^[A-Za-z0-9]{12,20}$/;
/** A label may hold an address that ends with the code. */
export const codeOf = (text: string): string => /([A-Za-z0-9]{12,20})\s*$/.exec(text)?.[1]?.toUpperCase() ?? text;

interface QueryProps {
  start: string;
  busy: boolean;
  onQuery: (code: string) => void;
}

export function Query({ start, busy, onQuery }: QueryProps) {
  const { scanCode } = useMessenger();
  const [code, setCode] = useState(start);
  const [error, setError] = useState('');
  const ask = (text: string) => {
    const wanted = text.trim();
    if (!CODE.test(wanted)) return setError('编码是 12 到 20 位字母或数字');
    setError('');
    onQuery(wanted);
  };
  const scan = useAction(async () => {
    const text = await scanCode();
    if (!text) return;
    const found = codeOf(text);
    setCode(found);
    ask(found);
  });
  return (
    <View className={styles.query}>
      <TextField
        label="防伪编码"
        kind="no"
        value={code}
        placeholder="封签上的 12-20 位编码"
        maxLength={20}
        error={error || undefined}
        confirmType="search"
        clearable
        onInput={(text) => setCode(text.replace(/\s/g, '').toUpperCase())}
        onConfirm={() => ask(code)}
        trailing={<IconButton icon="scan" label="扫防伪码" onPress={() => void scan.run()} />}
      />
      <Button block busy={busy ? '查询中' : false} onPress={() => ask(code)}>
        查一查
      </Button>
    </View>
  );
}
