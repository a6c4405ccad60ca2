/** The company's accounts, each number to be copied. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { BankAccount } from '@/contract';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import styles from './voucher.module.scss';

export function Accounts({ accounts }: { accounts: readonly BankAccount[] }): ReactElement {
  const { feedback } = useStores();
  const copy = (text: string) =>
    void platform.clipboard.copy(text).then(
      () => feedback.toast('已复制'),
      () => feedback.toast('复制失败，请手动抄写'),
    );
  return (
    <>
      {accounts.map((account) => (
        <View key={account.no} className={styles.account}>
          <Stack row gap={10} align="center" justify="between">
            <Text className={styles.label}>{`${account.bank} ${account.branch}`}</Text>
            <Button size="s" tone="line" label={`复制账号 ${account.no}`} onPress={() => copy(account.no)}>
              复制账号
            </Button>
          </Stack>
          <Text className={styles.no}>{account.no.replace(/(\d{4})(?=\d)/g, '$1 ')}</Text>
          <Text className={styles.label}>{`${account.name} · ${account.note}`}</Text>
        </View>
      ))}
    </>
  );
}
