/** /member/pages/withdraw/apply: how much of the balance leaves, where to, and what of it arrives; or what has to be done before. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { texts } from '@/core/texts';
import { AmountPad } from '@/ui/kit/AmountPad';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { AmountCard } from '../../withdrawal/AmountCard';
import { Blockers } from '../../withdrawal/Blockers';
import { Target } from '../../withdrawal/Target';
import { Terms } from '../../withdrawal/Terms';
import { loadTerms, useWithdraw } from '../../withdrawal/useWithdraw';
import styles from './apply.module.scss';

export default function WithdrawPage() {
  const { amount } = usePageParams<'/member/pages/withdraw/apply'>();
  const state = usePageData(() => loadTerms());
  const withdraw = useWithdraw(state.data, amount);
  const [typing, setTyping] = useState(true);
  // Verified, a password set or a card added meanwhile.
  useReturn(() => void state.reload());
  const { blockers, outside, ready, proof } = withdraw;
  // One set of keys at a time: those of the password take their place.
  const typed = typing && blockers.length === 0 && !proof.open;
  return (
    <Page
      state={state}
      skeleton="cells"
      right={<BarLink word="记录" onPress={() => go('/member/pages/withdraw/index', {})} />}
      overlay={proof.sheet}
      action={
        state.data &&
        !typed && (
          <Button block size="l" disabled={!ready} busy={proof.pending} onPress={withdraw.draw}>
            提现
          </Button>
        )
      }
    >
      {({ info }) => (
        <View>
          <Target info={info} withdraw={withdraw} />
          <Slot>
            {outside && (
              <View className={styles.notice}>
                <Notice tone="warn">{`提现到微信零钱，${texts.messengerOnly}`}</Notice>
              </View>
            )}
          </Slot>
          <Slot>
            {blockers.length > 0 && (
              <View className={styles.blockers}>
                <Blockers blockers={blockers} />
              </View>
            )}
          </Slot>
          <AmountCard info={info} withdraw={withdraw} typing={typed} onType={() => setTyping(true)} />
          <View className={styles.terms}>
            <Terms info={info} />
          </View>
          {typed && (
            <AmountPad
              label="提现金额"
              value={withdraw.amount}
              onInput={withdraw.setAmount}
              act="提现"
              disabled={!ready}
              busy={proof.pending}
              onAct={withdraw.draw}
              onClose={() => setTyping(false)}
            />
          )}
        </View>
      )}
    </Page>
  );
}
