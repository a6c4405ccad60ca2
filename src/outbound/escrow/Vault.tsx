/**
 * The head of the cellar: what of it is the member's, and the way to the owners' wall; over the desk's tab what waits there. The figures
 * are asked for; their places are not.
 */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { APP_NAME } from '@/core/lib/app';
import type { DataOf } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { CellarHead } from '@/domain/escrow/CellarHead';
import { kilos } from '@/domain/escrow/kilos';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { spanText } from '../warehouse/labels';
import styles from './escrow.module.scss';

type Summary = DataOf<'escrow.index'>['summary'];
type Work = NonNullable<DataOf<'escrow.index'>['work']>;

const UNKNOWN = '—';
const piecesLabel = (loose: number) => (loose > 0 ? `件，散茶 ${figure(loose)} g` : '件');

interface DeskVaultProps {
  work: Work | undefined;
  now: number;
}

/** Who works here sees what there is to do, not what they have in the cellar themselves. */
export function DeskVault({ work, now }: DeskVaultProps): ReactElement {
  const say = (text: (known: Work) => string) => (work ? text(work) : UNKNOWN);
  const figures = [
    { label: '还没人拣', value: say(({ applied }) => figure(applied)) },
    { label: '拣货中', value: say(({ picking }) => figure(picking)) },
    { label: '最久等了', value: say(({ oldestAt }) => (oldestAt === undefined ? '—' : spanText(now - oldestAt))) },
  ];
  const title = work ? `待办 ${figure(work.applied + work.picking)} 件` : '待办';
  return <CellarHead over={`${APP_NAME}茶窖 · 托管出库`} title={title} figures={figures} />;
}

export function Vault({ summary }: { summary: Summary | undefined }): ReactElement {
  const say = (text: (known: Summary) => string) => (summary ? text(summary) : UNKNOWN);
  const figures = [
    { label: piecesLabel(summary?.loose ?? 0), value: say(({ qty }) => figure(qty)) },
    { label: 'kg', value: say(({ weight }) => kilos(weight)) },
    { label: '参考价值（元）', value: say(({ guideValue }) => figure(Math.round(guideValue / 100))) },
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
