/** Materials beside courses: what each is, and what is needed for one that is locked. They are looked at on their own page. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MaterialRow } from '@/contract';
import { bytesText } from '@/core/lib/bytes';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Icon } from '@/ui/kit/Icon';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Words } from '@/ui/kit/Words';
import { Sign } from './material/Sign';
import { lockOf } from './material/words';
import styles from './materials.module.scss';

export const MaterialRows = ({ rows }: { rows: readonly MaterialRow[] }): ReactElement => (
  <View className={styles.rows}>
    {rows.map(({ id, title, kind, size, locked, lock, lockText, courseId, updatedAt }) => (
      <RecordRow
        key={id}
        role="link"
        title={title}
        cut
        notes={[
          locked
            ? (lockOf({ lock, lockText }) ?? '暂不能下载')
            : `${bytesText(size)}　${formatTime(updatedAt, 'MM-DD')}`,
        ]}
        leading={<Sign kind={kind} />}
        onPress={() =>
          go('/collegePackages/pages/college/material/index', { ...(courseId && { courseId }), keyword: title })
        }
      >
        {locked ? (
          <Icon name="lock" size={18} label="未解锁" />
        ) : (
          <Words size="sub" tone="soft">
            {kind === 'image' ? '存图' : '下载'}
          </Words>
        )}
      </RecordRow>
    ))}
  </View>
);
