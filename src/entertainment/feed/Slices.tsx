/** 片段: pieces of the films, by class. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Chips } from '@/ui/kit/Chip';
import { Slot } from '@/ui/kit/Slot';
import { List, useBlock, useList } from '@/ui/shell';
import { Coming, type OfCate } from './Films';
import { SliceRow } from './SliceRow';
import styles from './feed.module.scss';

export function Slices({ cateId, onCate }: OfCate) {
  const cates = useBlock(() => call('video.slicingCate', {}, { hide: true }));
  const list = useList((page) => call('video.slicing', { page, ...(cateId && { cateId }) }), [cateId]);
  return (
    <View>
      <Slot>
        {cates && cates.length > 1 && (
          <View className={styles.cates}>
            <Chips label="分类" items={cates} current={cateId} onChange={onCate} />
          </View>
        )}
      </Slot>
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass={`chunk-stack ${styles.stack}`}
        screenful={6}
        render={(slice) => (
          <SliceRow
            slice={slice}
            onOpen={() =>
              go('/entertainment/pages/video/video', {
                id: slice.videoId,
                slice: slice.id,
                from: 'cate',
                ...(cateId && { cateId }),
              })
            }
          />
        )}
        empty={<Coming onAll={cateId === '' ? undefined : () => onCate('')} />}
      />
    </View>
  );
}
