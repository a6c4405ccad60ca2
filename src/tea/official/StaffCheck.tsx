/** Somebody says he is of the company: a staff number opens the card, or nobody here has it. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';
import { Section } from '../maker/Section';
import styles from './Query.module.scss';

export function StaffCheck(): ReactElement {
  const [no, setNo] = useState('');
  const [error, setError] = useState('');
  const check = useAction(async (employeeNo: string) => {
    try {
      await call('businessCard.index', { employeeNo }, { hide: true });
    } catch (failure) {
      if (failure instanceof RefusedError && failure.code === 404) return setError('非本公司员工');
      throw failure;
    }
    return go('/vip/pages/businessCard', { employeeNo });
  });
  const ask = () => (no === '' ? setError('先填工号，在名片或工牌上') : check.run(no));
  return (
    <Section title="是不是我们的人" note="工号在名片和工牌上">
      <View className={styles.form}>
        <TextField
          label="员工工号"
          kind="no"
          value={no}
          placeholder="例如 E1002"
          maxLength={20}
          error={error || undefined}
          confirmType="search"
          clearable
          onInput={(text) => {
            setNo(text.trim());
            setError('');
          }}
          onConfirm={() => void ask()}
        />
        <Button block tone="line" busy={check.pending && '核对中'} onPress={() => void ask()}>
          核对工号
        </Button>
      </View>
    </Section>
  );
}
