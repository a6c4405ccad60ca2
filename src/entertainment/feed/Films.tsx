/** 视频: classes, the film to go on with, own lists, and the films themselves in two columns. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { later, List, useList, useListed } from '@/ui/shell';
import { Continue } from './Continue';
import { FilmCard } from './FilmCard';
import { useLikes } from './useLikes';
import type { OwnList } from '../ownList';
import styles from './feed.module.scss';

const OwnSheet = later(() => import('../own/OwnSheet').then(({ OwnSheet: part }) => part));
const LISTS: readonly [OwnList, string, IconName][] = [
  ['history', '看过的', 'clock'],
  ['later', '稍后看', 'plus'],
  ['set', '合集', 'list'],
];

export interface OfCate {
  cateId: string;
  onCate: (id: string) => void;
}

export function Films({ cateId, onCate }: OfCate) {
  const [own, setOwn] = useState<OwnList>();
  const list = useList((page) => call('video.index', { page, ...(cateId && { cateId }) }), [cateId], {
    rows: (answer) => answer.page,
  });
  const like = useLikes(list);
  // The classes of the answer before stay while another one is asked for.
  const cates = useListed(list.head?.cates ?? [], (cate) => [cate.id, cate]);
  return (
    <View>
      <Slot>
        {cates.size > 1 && (
          <View className={styles.cates}>
            <Chips label="分类" items={[...cates.values()]} current={cateId} onChange={onCate} />
          </View>
        )}
      </Slot>
      <View className={styles.mine}>
        <Continue first={list.head?.left} />
        <View className={styles.lists}>
          {LISTS.map(([id, label, icon]) => (
            <Pressable key={id} className={styles.list} onPress={() => setOwn(id)}>
              <Icon name={icon} size={16} />
              <Text>{label}</Text>
            </Pressable>
          ))}
        </View>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        grid
        chunkClass={styles.grid}
        screenful={4}
        render={(film, at) => (
          <FilmCard
            film={film}
            priority={at < 4}
            onLike={() => like(film)}
            onOpen={() =>
              go('/entertainment/pages/video/video', { id: film.id, from: 'cate', ...(cateId && { cateId }) })
            }
          />
        )}
        empty={<Coming onAll={cateId === '' ? undefined : () => onCate('')} />}
      />
      <OwnSheet open={own !== undefined} list={own} onClose={() => setOwn(undefined)} />
    </View>
  );
}

export const Coming = ({ onAll }: { onAll?: () => void }) => (
  <Empty title="更多内容制作中" text="新的片子拍好了就放在这里" button={onAll && '看全部'} onPress={onAll} />
);
