/** 视频库: the shop's films and the slices cut from them, by class. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import type { VideoChoice } from '@/domain/video/choice';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { List, useBlock, useList } from '@/ui/shell';
import { FilmCell } from './FilmCell';
import type { Choosing } from './useChosen';
import styles from './video.module.scss';

interface LibraryProps {
  kind: 'films' | 'slices';
  choosing: Choosing;
  onPlay: (film: VideoChoice) => void;
}

interface Row extends VideoChoice {
  seconds: number;
  /** The whole film whose address is asked for when it is wanted. */
  videoId?: string;
}

/** Films tell their address only to who plays them. */
async function choiceOf({ key, videoId, url, cover, title }: Row): Promise<VideoChoice> {
  if (!videoId) return { key, url, cover, title };
  const { sources } = await call('video.alibabaVideo', { id: videoId });
  return { key, id: videoId, url: sources[sources.length - 1]?.url ?? '', cover, title };
}

async function load(kind: LibraryProps['kind'], cateId: string, page: number) {
  const filter = { ...(cateId ? { cateId } : {}), page };
  if (kind === 'films') {
    const { page: films } = await call('video.index', filter);
    const list = films.list.map(({ id, title, cover, duration }): Row => ({
      key: id,
      videoId: id,
      url: '',
      title,
      cover,
      seconds: duration,
    }));
    return { ...films, list };
  }
  const slices = await call('video.slicing', filter);
  const list = slices.list.map(({ id, title, cover, url, from, to }): Row => ({
    key: id,
    url,
    title,
    cover,
    seconds: to - from,
  }));
  return { ...slices, list };
}

export function Library({ kind, choosing, onPlay }: LibraryProps): ReactElement {
  const [cateId, setCate] = useState('');
  const cates = useBlock(
    () => (kind === 'films' ? call('video.index', {}).then((answer) => answer.cates) : call('video.slicingCate', {})),
    kind,
  );
  const list = useList<Row>((page) => load(kind, cateId, page), [kind, cateId]);
  return (
    <View>
      {cates !== null && (
        <View className={styles.chips}>
          {cates && <Chips label="视频分类" items={cates} current={cateId} onChange={setCate} />}
        </View>
      )}
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ key }) => key}
          grid
          chunkClass={styles.grid}
          render={(row) => (
            <FilmCell
              film={row}
              chosen={choosing.has(row.key)}
              onPlay={() => choiceOf(row).then(onPlay)}
              onChoose={choosing.asked ? () => choiceOf(row).then(choosing.toggle) : undefined}
            />
          )}
          empty={<Empty title="这一类还没有视频" button="看全部" onPress={() => setCate('')} />}
        />
      </View>
    </View>
  );
}
