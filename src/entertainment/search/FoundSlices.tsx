/** Slices for a word. */
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { List, NO_ROWS, useList } from '@/ui/shell';
import { SliceRow } from '../feed/SliceRow';
import type { FoundProps } from './FoundFilms';
import { NothingFound } from './NothingFound';
import feed from '../feed/feed.module.scss';
import styles from './found.module.scss';

export function FoundSlices({ keyword, marks, onSearch }: FoundProps) {
  const list = useList(
    async (page) => (keyword === '' ? NO_ROWS : call('video.slicing', { keyword, page })),
    [keyword],
  );
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      chunkClass={`chunk-stack ${feed.stack} ${styles.slices}`}
      render={(slice) => (
        <SliceRow
          slice={slice}
          marks={marks}
          onOpen={() =>
            go('/entertainment/pages/video/video', { id: slice.videoId, slice: slice.id, from: 'search', keyword })
          }
        />
      )}
      empty={<NothingFound keyword={keyword} onPick={onSearch} />}
    />
  );
}
