/** 核销: the code of a pick-up order, scanned or typed; it is shown before it is redeemed. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { VerifyResult } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useMessenger } from '@/ui/shell';
import styles from './shop.module.scss';

interface VerifySheetProps {
  open: boolean;
  onClose: () => void;
  onVerified: () => void;
}

export function VerifySheet({ open, onClose, onVerified }: VerifySheetProps): ReactElement {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const [code, setCode] = useState('');
  const [found, setFound] = useState<VerifyResult>();
  const leave = () => {
    setCode('');
    setFound(undefined);
    onClose();
  };
  const look = async (text: string) => {
    setFound(undefined);
    setFound(await call('merchant.orderVerification', { code: text, confirm: false }));
  };
  const check = useAction(async () => {
    if (code.trim() === '') return void feedback.toast('请输入取货码');
    await look(code.trim());
  });
  const scan = useAction(async () => {
    const text = await scanCode();
    if (!text) return;
    setCode(text);
    await look(text);
  });
  const redeem = useAction(async () => {
    await call('merchant.orderVerification', { code: code.trim(), confirm: true });
    feedback.toast('已核销，交付完成');
    leave();
    onVerified();
  });
  return (
    <Sheet
      open={open}
      title="核销取货码"
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
          label="取货码"
          placeholder="扫码或输入 8 位数字"
          maxLength={100}
          value={code}
          onInput={(text) => {
            setCode(text);
            setFound(undefined);
          }}
          trailing={<IconButton icon="scan" label="扫描取货码" onPress={() => void scan.run()} />}
        />
        {found && !found.usable && <Notice tone="warn">{found.reason ?? '不能核销'}</Notice>}
        {found && (
          <Cells>
            <Cell label="取货人">{found.owner}</Cell>
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
