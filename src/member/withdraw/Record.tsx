/** A withdrawal in the list: how much, where to, how it stands; under the head of its month. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WithdrawRow } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { isBack, WITHDRAW_STATUS, WITHDRAW_TONE } from '@/domain/withdrawal/words';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { purseOf, type WithdrawSource } from './source';
import type { MonthlyRow } from './useRecords';
import styles from './Record.module.scss';

const money = (fen: number): string => grouped(formatFen(fen));

export const targetOf = ({ method, bankName = '', cardTail = '' }: WithdrawRow): string =>
  ({ bank: `${bankName} ${cardTail}`, wechat: '微信零钱', external: `结算通道 · ${cardTail}` })[method];

interface RecordProps {
  row: MonthlyRow;
  source: WithdrawSource | undefined;
  onPress: (id: string) => void;
}

export function Record({ row, source, onPress }: RecordProps): ReactElement {
  const fee = row.fee > 0 ? `手续费 ${money(row.fee)}，实到 ${money(row.actual)}` : `实到 ${money(row.actual)}`;
  return (
    <View className={styles.place}>
      {row.begins !== undefined && (
        <Text className={styles.month} {...aria({ role: 'heading', level: 2 })}>
          {`${row.begins.slice(0, 4)} 年 ${Number(row.begins.slice(5))} 月`}
        </Text>
      )}
      <Pressable
        className={classes(styles.row, row.first && styles.first, row.last && styles.last)}
        haspopup="dialog"
        onPress={() => onPress(row.id)}
      >
        <View className={styles.icon}>
          <Icon name={row.method === 'wechat' ? 'chat' : row.method === 'bank' ? 'card' : 'pay'} size={20} />
        </View>
        <View className={styles.words}>
          <View className={styles.line}>
            <Words size="body" lines={1}>{`提现到 ${targetOf(row)}`}</Words>
            <Text className={classes(styles.amount, isBack(row.status) && styles.back)}>{`−${money(row.amount)}`}</Text>
          </View>
          <View className={styles.line}>
            <Text
              className={styles.note}
            >{`${formatTime(row.createdAt, 'MM-DD')}　${isBack(row.status) ? `款项已退回${purseOf(source)}` : fee}`}</Text>
            <Tag tone={WITHDRAW_TONE[row.status]}>{WITHDRAW_STATUS[row.status]}</Tag>
          </View>
        </View>
      </Pressable>
    </View>
  );
}
