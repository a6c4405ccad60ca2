/** The form of step 2. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IdentityView } from '@/contract';
import { CodeField } from '@/domain/member/CodeField';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { StepHead } from './StepHead';
import { cardGroups } from './rules';
import type { Verify } from './useVerify';
import styles from './IdentityPage.module.scss';

interface VerifyFormProps {
  identity: IdentityView;
  verify: Verify;
}

export function VerifyForm({ identity, verify }: VerifyFormProps): ReactElement {
  const { form, sms, bank, early } = verify;
  const { name, failReason, triesLeft } = identity;
  const card = form.bind('cardNo');
  const length = form.values.cardNo.length;
  return (
    <View className={styles.body}>
      <StepHead step={1} text={`由认证服务核对${name ?? '本人'}名下的储蓄卡，通过后用于提现。`} />
      <Slot>
        {(failReason !== undefined || triesLeft === 0) && (
          <View className={styles.warn}>
            <Notice tone={triesLeft === 0 ? 'danger' : 'warn'}>
              {triesLeft === 0 ? '今日核验次数已用完，请明天再试' : `${failReason}，今日还可核验 ${triesLeft} 次`}
            </Notice>
          </View>
        )}
      </Slot>
      <Card clip>
        <TextField
          label="银行卡号"
          kind="number"
          placeholder="本人储蓄卡"
          maxLength={19}
          {...card}
          error={card.error ?? early}
          hint={length >= 4 ? cardGroups(form.values.cardNo) : undefined}
          trailing={bank && <Text className={styles.bank}>{bank}</Text>}
        />
        <TextField
          label="银行预留手机号"
          kind="tel"
          placeholder="开卡时留的手机号"
          maxLength={11}
          complete="tel"
          {...form.bind('mobile')}
        />
        <CodeField sms={sms} {...form.bind('code')} onConfirm={() => void verify.verify.run()} />
      </Card>
      <Note
        block
        className={styles.note}
      >{`每天可核验 5 次，今日剩余 ${triesLeft} 次。卡号加密保存，只显示尾号。`}</Note>
    </View>
  );
}
