/** 核销: any code that is shown at a counter, scanned or typed; what it is for is seen before it is redeemed. */
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { VerifyResult } from '@/contract';
import { call, NetworkError, TimeoutError } from '@/core/api';
import { fullTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useMessenger } from '@/ui/shell';
import styles from './VerifySheet.module.scss';

/** Whose it is, where that is not just a member. */
const OWNERS: Partial<Record<VerifyResult['kind'], string>> = { order: '取货人', ticket: '参加人' };

interface VerifySheetProps {
  open: boolean;
  /** What was scanned before it opened: shown at once. */
  first?: string;
  onClose: () => void;
  onVerified: () => void;
}

export function VerifySheet({ open, first, onClose, onVerified }: VerifySheetProps): ReactElement {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<{ text: string; found: VerifyResult }>();
  // What came late for another code is not what is redeemed.
  const found = answer?.text === code.trim() ? answer.found : undefined;
  const leave = () => {
    setCode('');
    setAnswer(undefined);
    onClose();
  };
  const look = useCallback(async (scanned: string) => {
    const text = scanned.trim();
    setCode(text);
    setAnswer(undefined);
    setAnswer({ text, found: await call('tea.verification', { code: text, confirm: false }) });
  }, []);
  // No press that a second may follow too soon: the next customer's code is scanned at once.
  useEffect(() => {
    if (open && first) look(first).catch(feedback.report);
  }, [open, first, look, feedback]);
  const check = useAction(async () => {
    if (code.trim() === '') return void feedback.toast('请扫码或输入核销码');
    await look(code);
  });
  const scan = useAction(async () => {
    const text = await scanCode();
    if (text) await look(text);
  });
  const redeem = useAction(async () => {
    try {
      const { kind } = await call('tea.verification', { code: code.trim(), confirm: true });
      feedback.toast(kind === 'order' ? '已核销，交付完成' : '已核销');
    } catch (error) {
      // The answer may have been lost on its way back: whoever looks again sees what became of it.
      setAnswer(undefined);
      if (!(error instanceof NetworkError || error instanceof TimeoutError)) throw error;
      feedback.toast('网络异常，未核销');
      return false;
    }
    leave();
    onVerified();
    return true;
  });
  return (
    <Sheet
      open={open}
      title="核销"
      onClose={leave}
      footer={
        found?.usable ? (
          <Button block size="l" busy={redeem.pending && '核销中'} onPress={redeem.run}>
            确认核销
          </Button>
        ) : (
          <Button block size="l" busy={check.pending && '查询中'} onPress={check.run}>
            查询
          </Button>
        )
      }
    >
      <View className={styles.form}>
        <TextField
          label="核销码"
          placeholder="扫码，或输入取货码、会员码、券码"
          maxLength={200}
          value={code}
          onInput={setCode}
          trailing={<IconButton icon="scan" label="扫描核销码" onPress={() => void scan.run()} />}
        />
        {found && !found.usable && <Notice tone="warn">{found.reason ?? '不能核销'}</Notice>}
        {found && (
          <Cells>
            <Cell label={OWNERS[found.kind] ?? '会员'}>{found.owner}</Cell>
            <Cell label="内容">{found.title}</Cell>
            {found.usedAt !== undefined && <Cell label="核销时间">{fullTime(found.usedAt)}</Cell>}
            {found.detail.map(({ key, label, value }) => (
              <Cell key={key} label={label}>
                <Text>{value}</Text>
              </Cell>
            ))}
          </Cells>
        )}
      </View>
    </Sheet>
  );
}
