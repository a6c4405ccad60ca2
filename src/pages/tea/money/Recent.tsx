/** The last rows of the books under the sums of the month; before the first one, what a wallet is for. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, LedgerRow, WalletStat } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { sells } from '@/domain/checkout/virtual';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { figureOf } from '@/domain/ledger/labels';
import { Card } from '@/ui/kit/Card';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import styles from './Recent.module.scss';

const LAST = 5;
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const GUIDE = [
  { id: 'in', title: '充值', note: '选一档套餐，赠送部分一起到账' },
  { id: 'use', title: '购茶', note: '输入支付密码即付，先用赠送余额' },
  { id: 'out', title: '提现与转赠', note: '本金可提现，也可转给邀请人或直属成员' },
];

interface RecentProps {
  stat: WalletStat;
  rows: DataOf<'credits.index'>;
  onShow: (row: LedgerRow) => void;
}

export function Recent({ stat, rows, onShow }: RecentProps): ReactElement {
  const { clock } = useStores();
  if (rows.total === 0)
    return (
      <Section title="30 秒看懂钱包" note="还没有往来，从这里开始">
        <Card place="alone" className={styles.guide}>
          <Steps label="钱包怎么用" items={GUIDE.filter(({ id }) => id !== 'in' || sells('recharge'))} />
        </Card>
      </Section>
    );
  const month = MONTHS[Number(formatTime(clock.now(), 'MM-DD').slice(0, 2)) - 1] ?? '';
  return (
    <Section title="近期往来" more="全部账单" onMore={() => go('/member/pages/credit/index', { unit: 'money' })}>
      <View className={styles.month}>
        <Text className={styles.name}>{`${month}月`}</Text>
        <Text>{`收 ${figureOf('money', stat.monthIn)}　支 ${figureOf('money', stat.monthOut)}`}</Text>
      </View>
      <Card place="alone" clip>
        {rows.list.slice(0, LAST).map((row) => (
          <View key={row.id} className={styles.row}>
            <LedgerLine row={row} onPress={onShow} />
          </View>
        ))}
      </Card>
      {rows.total > LAST && <Text className={styles.end}>{`共 ${rows.total} 笔，其余在账单`}</Text>}
    </Section>
  );
}
