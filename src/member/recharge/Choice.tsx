/** What may be chosen: a package, an amount of one's own, and the agreement to it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Packs } from '@/domain/recharge/Packs';
import { Agree } from '@/domain/content/Agree';
import { SectionHead } from '@/ui/kit/SectionHead';
import { TextField } from '@/ui/kit/TextField';
import type { Recharge } from './useRecharge';
import styles from './Choice.module.scss';

interface ChoiceProps {
  config: DataOf<'recharge.config'>;
  recharge: Recharge;
}

export function Choice({ config, recharge }: ChoiceProps): ReactElement {
  const { packageId, amount, why, agreed } = recharge;
  return (
    <View>
      <SectionHead title="选择套餐" note="赠送部分不可提现，购茶时先用" />
      <Packs packages={config.packages} current={packageId ?? null} onPress={recharge.choose} />
      {config.max > 0 && (
        <View className={styles.own}>
          <TextField
            label="其他金额"
            kind="amount"
            placeholder={`${shortYuan(config.min)} 至 ${shortYuan(config.max)}`}
            value={amount}
            onInput={recharge.type}
            error={amount === '' ? undefined : why}
            maxLength={9}
          />
        </View>
      )}
      <Agree
        checked={agreed}
        name="充值协议"
        title="《余额充值协议》"
        onChange={recharge.agree}
        onRead={() => go('/site/pages/single_detail', { code: config.agreementCode })}
      />
    </View>
  );
}
