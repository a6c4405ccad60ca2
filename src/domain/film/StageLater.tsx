/** The player of a page whose first script does without it: its picture stands there until the player comes. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Picture } from '@/ui/kit/Picture';
import { later } from '@/ui/shell';
import type { StageProps } from './stageProps';
import styles from './StageLater.module.scss';

function Waits({ playing, pose }: StageProps): ReactElement {
  const { poster } = playing.film;
  return (
    <View className={styles[pose === 'upright' ? 'upright' : 'whole']}>
      <View className={styles.picture}>
        {poster !== '' && <Picture src={poster} w={1170} alt="" fit="contain" fill priority />}
      </View>
    </View>
  );
}

export const StageLater = later(() => import('./Stage').then(({ Stage }) => Stage), Waits);
