/** /member/pages/withdraw/identifierHe: step 2 of 2, a card that is one's own by the bank's word; the result, and another card. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { IdentityView } from '@/contract';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { leaveIdentity, nextOf } from '../../identity/leave';
import { StateCard } from '../../identity/StateCard';
import { useVerify } from '../../identity/useVerify';
import { VerifyForm } from '../../identity/VerifyForm';
import styles from '../../identity/IdentityPage.module.scss';

export default function VerifyPage() {
  const next = nextOf(usePageParams<'/member/pages/withdraw/identifierHe'>().next);
  const state = usePageData(async () => {
    const identity = await call('external.auth');
    if (identity.state === 'none') await replace('/member/pages/withdraw/identifier', { next: next ?? 'identifierHe' });
    return identity;
  });
  const [adding, setAdding] = useState(false);
  const verify = useVerify({
    onDone: (identity: IdentityView) => {
      setAdding(false);
      state.set(identity);
    },
    onTried: () => void state.reload(),
  });
  const done = state.data?.state === 'verified' && !adding;
  const isOut = state.data?.triesLeft === 0;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        state.data &&
        (done ? (
          <>
            <Button grow size="l" tone="line" onPress={() => setAdding(true)}>
              更换银行卡
            </Button>
            <Button grow size="l" onPress={() => leaveIdentity(next)}>
              {next === 'apply' ? '去提现' : '完成'}
            </Button>
          </>
        ) : (
          <Button
            block
            size="l"
            disabled={isOut}
            busy={verify.verify.pending && '核验中'}
            onPress={() => void verify.verify.run()}
          >
            {state.data.state === 'failed' ? '重新核验' : '核验'}
          </Button>
        ))
      }
    >
      {(identity) =>
        identity.state === 'verified' && !adding ? (
          <View className={styles.body}>
            <StateCard identity={identity} />
          </View>
        ) : (
          <VerifyForm identity={identity} verify={verify} />
        )
      }
    </Page>
  );
}
