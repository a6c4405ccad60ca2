/** /pages/tea/my-money: the wallet: what is in it, what waits to be paid, packages, and the last rows of its books. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { later } from '@/ui/shell/later';
import { Page, usePageData, useReturn } from '@/ui/shell';
import { BalanceCard } from './money/BalanceCard';
import { Dues } from './money/Dues';
import { Offers } from './money/Offers';
import { Recent } from './money/Recent';
import { Ways } from './money/Ways';
import styles from './my-money.module.scss';

const SendSheet = later(() => import('./money/SendSheet').then(({ SendSheet: part }) => part));
const LedgerSheet = later(() => import('@/domain/ledger/LedgerSheet').then(({ LedgerSheet: part }) => part));

async function readWallet() {
  const unit = { unit: 'money' } as const;
  const [stat, rows] = await Promise.all([call('credits.statistics', unit), call('credits.index', unit)]);
  return { stat, rows };
}

export default function WalletPage() {
  const state = usePageData(readWallet, [], 'credits.statistics');
  const [sending, setSending] = useState(false);
  const [shown, setShown] = useState<LedgerRow>();
  // What lay over it may have moved money.
  const reload = () => void state.reload();
  useReturn(reload);
  return (
    <Page
      state={state}
      skeleton="cells"
      right={<BarLink word="账单" onPress={() => go('/member/pages/credit/index', { unit: 'money' })} />}
      overlay={
        <>
          <SendSheet open={sending} stat={state.data?.stat} onClose={() => setSending(false)} onDone={reload} />
          <LedgerSheet row={shown} onClose={() => setShown(undefined)} />
        </>
      }
    >
      {({ stat, rows }) => (
        <View className={styles.body}>
          <BalanceCard stat={stat} />
          <Ways onSend={() => setSending(true)} />
          <Dues>
            <Offers />
            <Recent stat={stat} rows={rows} onShow={setShown} />
          </Dues>
        </View>
      )}
    </Page>
  );
}
