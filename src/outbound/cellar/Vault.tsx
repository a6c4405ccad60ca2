/** The head of the cellar: what of it is the member's, and the way to the owners' wall. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { grouped } from '@/core/lib/money';
import { go } from '@/core/routes';
import { CellarHead } from '@/domain/cellar/CellarHead';
import { kilos } from '@/domain/cellar/kilos';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './cellar.module.scss';

export function Vault({ summary }: { summary: DataOf<'escrow.index'>['summary'] }): ReactElement {
  const { lots, qty, loose, weight, guideValue } = summary;
  const figures = [
    { label: loose > 0 ? `件，另散茶 ${grouped(String(loose))} g` : '件', text: grouped(String(qty)) },
    { label: 'kg', text: kilos(weight) },
    { label: '参考价值（元）', text: grouped(String(Math.round(guideValue / 100))) },
  ];
  return (
    <CellarHead over="西湖茶窖" title={`存茶 ${lots} 批`} figures={figures}>
      <Pressable className={styles.club} role="link" onPress={() => go('/vip/pages/jiujiao', {})}>
        <Text>茶窖会</Text>
        <Icon name="next" size={14} />
      </Pressable>
    </CellarHead>
  );
}
