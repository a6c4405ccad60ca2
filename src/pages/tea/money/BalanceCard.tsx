/** The balance on its letter: shown or veiled, what of it may leave, what was given, what is blocked and why. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Brand } from '@/ui/kit/Brand';
import { Figures } from '@/ui/kit/Figures';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';
import styles from './BalanceCard.module.scss';

const VEIL = '＊＊＊＊';
const money = (fen: number): string => grouped(formatFen(fen));

export function BalanceCard({ stat }: { stat: WalletStat }): ReactElement {
  const [veiled, setVeiled] = useState(false);
  const [why, setWhy] = useState(false);
  const { balance, withdrawable, bonus, frozen } = stat.money;
  const [whole = '0', cents = '00'] = money(balance).split('.');
  const show = (fen: number) => (veiled ? VEIL : money(fen));
  return (
    <View className={styles.letter}>
      <Picture className={styles.ground} fill src="/images/letter/1.webp" w={750} alt="" priority />
      <View className={styles.frame} />
      <View className={styles.inside}>
        <View className={styles.head}>
          <Text>余额（元）</Text>
          <IconButton
            icon="eye"
            size={18}
            className={styles.eye}
            label={veiled ? '显示金额' : '隐藏金额'}
            on={veiled}
            onPress={() => setVeiled(!veiled)}
          />
          <View className={styles.stamp}>
            <Brand kind="mark" tone="ink" height={30} />
          </View>
        </View>
        {veiled ? (
          <Text className={styles.balance}>{VEIL}</Text>
        ) : (
          <Text className={styles.balance}>
            {whole}
            <Text className={styles.cents}>{`.${cents}`}</Text>
          </Text>
        )}
        <Figures
          className={styles.parts}
          size="name"
          layout="start"
          labelFirst
          rows={[
            { label: '可提现', value: show(withdrawable) },
            { label: '赠送余额', value: show(bonus) },
            {
              label: '冻结',
              value: show(frozen),
              icon: frozen > 0 ? 'info' : undefined,
              haspopup: 'dialog',
              name: `冻结 ${show(frozen)}，看原因`,
              onPress: frozen > 0 ? () => setWhy(true) : undefined,
            },
          ]}
        />
      </View>
      <Sheet open={why} title="冻结的金额" onClose={() => setWhy(false)}>
        <Words size="sub" tone="soft" block className={styles.note}>
          冻结的钱仍是你的，只是暂时不能用；审核或竞拍结束后解冻。
        </Words>
        <Cells>
          {stat.holds.map(({ key, label, value }) => (
            <Cell key={key} label={label} arrow={false}>
              {`¥${money(Number(value))}`}
            </Cell>
          ))}
        </Cells>
      </Sheet>
    </View>
  );
}
