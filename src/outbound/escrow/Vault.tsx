/** The head of the cellar: what of it is the member's, and the way to the owners' wall. The figures are asked for; their places are not. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { APP_NAME } from '@/core/lib/app';
import type { DataOf } from '@/contract';
import { grouped } from '@/core/lib/money';
import { go } from '@/core/routes';
import { CellarHead } from '@/domain/escrow/CellarHead';
import { kilos } from '@/domain/escrow/kilos';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './escrow.module.scss';

type Summary = DataOf<'escrow.index'>['summary'];

const UNKNOWN = '—';
const piecesLabel = (loose: number) => (loose > 0 ? `件，散茶 ${grouped(String(loose))} g` : '件');

export function Vault({ summary }: { summary: Summary | undefined }): ReactElement {
  const say = (text: (known: Summary) => string) => (summary ? text(summary) : UNKNOWN);
  const figures = [
    { label: piecesLabel(summary?.loose ?? 0), value: say(({ qty }) => grouped(String(qty))) },
    { label: 'kg', value: say(({ weight }) => kilos(weight)) },
    { label: '参考价值（元）', value: say(({ guideValue }) => grouped(String(Math.round(guideValue / 100)))) },
  ];
  return (
    <CellarHead over={`${APP_NAME}茶窖`} title={summary ? `存茶 ${summary.lots} 批` : '存茶'} figures={figures}>
      <Pressable className={styles.club} role="link" onPress={() => go('/vip/pages/jiujiao', {})}>
        <Text>茶窖会</Text>
        <Icon name="next" size={14} />
      </Pressable>
    </CellarHead>
  );
}
