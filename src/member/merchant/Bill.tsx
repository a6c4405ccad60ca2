/** The money of the shop: what can be withdrawn, a month of rows with its sums, and the month as a sheet. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LedgerRow, MerchantStat } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { LedgerSheet } from '@/domain/ledger/LedgerSheet';
import { monthBefore } from '@/domain/ledger/months';
import { useMonth } from '@/domain/ledger/useMonth';
import { MonthTurn } from '@/domain/ledger/MonthTurn';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { List, useAction, useList, usePageParams } from '@/ui/shell';
import styles from './shop.module.scss';

interface BillProps {
  stat: MerchantStat;
  onDraw: () => void;
}

export function Bill({ stat, onDraw }: BillProps): ReactElement {
  const { feedback } = useStores();
  const { latest, month, setMonth } = useMonth(usePageParams<'/member/pages/wholesale/manage'>());
  const [shown, setShown] = useState<LedgerRow>();
  const list = useList((page) => call('merchant.creditLog', { month, page }), [month], { rows: ({ page }) => page });
  const sums = list.head?.stat;
  const take = useAction(async () => {
    const { csvUrl = '' } = await call('merchant.creditLog', { month, export: 'csv' });
    await platform.clipboard.copy(decodeURIComponent(csvUrl.slice(csvUrl.indexOf(',') + 1)));
    feedback.toast('账单已复制，可粘贴到表格');
  });
  return (
    <View className={styles.list}>
      <Cells>
        <Cell label="可提货款" act="提现" onPress={onDraw}>
          <Text>{formatYuan(stat.withdrawable)}</Text>
        </Cell>
        {stat.balance > stat.withdrawable && (
          <Cell label="售后期内" note="到期后可提">
            <Text>{formatYuan(stat.balance - stat.withdrawable)}</Text>
          </Cell>
        )}
        <Cell label="瓜瓜币" note="会员赠送，不可提现">
          <Text>{stat.coins}</Text>
        </Cell>
        <Cell label="提现记录" onPress={() => go('/member/pages/withdraw/index', { source: 'merchant' })} />
        <Cell label="导出本月账单" act="复制" onPress={take.run} />
      </Cells>
      <View className={styles.month}>
        <MonthTurn month={month} latest={latest} onMonth={setMonth}>
          {sums && (
            <Text className={styles.sums}>{`收 ${formatYuan(sums.monthIn)}　支 ${formatYuan(sums.monthOut)}`}</Text>
          )}
        </MonthTurn>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(row) => <LedgerLine row={row} onPress={setShown} />}
        skeleton="cells"
        chunkClass="chunk-card"
        empty={
          <Empty
            picture="order"
            title="本月没有往来"
            text="买家收货后，货款记在这里"
            button="看上个月"
            onPress={() => setMonth(monthBefore(month))}
          />
        }
      />
      <LedgerSheet row={shown} onClose={() => setShown(undefined)} />
    </View>
  );
}
