/** Packages of a recharge; left out when they cannot be had. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Packs } from '@/domain/recharge/Packs';
import { Section } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';
import styles from './Offers.module.scss';

export const Offers = (): ReactElement | null => (sells('recharge') ? <Packages /> : null);

function Packages(): ReactElement | null {
  const config = useBlock(() => call('recharge.config', { unit: 'money' }, { hide: true }));
  if (config === null || config?.packages.length === 0) return null;
  return (
    <Section title="充值有礼" note="赠送部分购茶可用，不可提现">
      <View className={styles.room}>
        {config && (
          <Packs
            packages={config.packages.slice(0, 4)}
            onPress={(packageId) => go('/member/pages/recharge/index', { packageId })}
          />
        )}
      </View>
    </Section>
  );
}
