/** The last gifts of points; left out before the first. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { figure } from '@/domain/points/words';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Note, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './LastGifts.module.scss';

const MOST = 5;

/** `round` asks again. */
export function LastGifts({ round }: { round: number }): ReactElement | null {
  const rows = useBlock(
    () => call('credits.index', { unit: 'points', bizType: 'transferOut' }, { hide: true }),
    String(round),
  );
  if (!rows || rows.total === 0) return null;
  return (
    <View className={styles.part}>
      <SectionHead
        title="最近送出"
        onMore={() => go('/member/pages/interval/index', { bizType: 'transferOut', dir: 'out' })}
      />
      <View className={styles.card}>
        {rows.list.slice(0, MOST).map(({ id, title, memo, delta, createdAt }) => (
          <View key={id} className={styles.row}>
            <View className={styles.words}>
              <Words size="name">{title}</Words>
              <Note lines={1}>{[formatTime(createdAt, 'YYYY-MM-DD'), memo].filter(Boolean).join(' · ')}</Note>
            </View>
            <Text className={styles.value}>{`−${figure(-delta)}`}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
