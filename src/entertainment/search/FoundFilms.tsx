/** Films for a word, by class, length and order; without any result the filters are not there. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { NarrowBar } from '@/domain/search/NarrowBar';
import { Chips } from '@/ui/kit/Chip';
import { Slot } from '@/ui/kit/Slot';
import { List, NO_ROWS, useBlock, useChoice, useList, usePageParams, useParam } from '@/ui/shell';
import { FilmCard } from '../feed/FilmCard';
import { useLikes } from '../feed/useLikes';
import { LENGTHS, SORTS } from './filters';
import { NothingFound } from './NothingFound';
import feed from '../feed/feed.module.scss';
import styles from './found.module.scss';

const ALL: readonly { id: string; label: string }[] = [{ id: '', label: '全部' }];

export interface FoundProps {
  keyword: string;
  marks: readonly string[];
  onSearch: (word: string) => void;
}

export function FoundFilms({ keyword, marks, onSearch }: FoundProps) {
  const params = usePageParams<'/entertainment/pages/search/searchDetails'>();
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const [duration, setDuration] = useChoice(params, 'duration', LENGTHS);
  const [cateId, setCate] = useParam(params, 'cateId');
  const filtered = duration !== '' || cateId !== '';
  const list = useList(
    async (page) =>
      keyword === ''
        ? NO_ROWS
        : call('video.videoSearch', { keyword, sort, page, ...(cateId && { cateId }), ...(duration && { duration }) }),
    [keyword, sort, duration, cateId],
  );
  const like = useLikes(list);
  // Before the answer the place of the classes is theirs already.
  const cates = useBlock(() => call('video.index', {}, { hide: true }))?.cates ?? ALL;
  const choices = [
    { label: '排序', items: SORTS, current: sort, choose: setSort },
    { label: '长短', items: LENGTHS, current: duration, choose: setDuration },
  ];
  const clear = () => {
    setDuration('');
    setCate('');
  };
  const nothing = list.status === 'ready' && list.total === 0 && !filtered;
  return (
    <View>
      <Slot>
        {!nothing && keyword !== '' && (
          <View className={styles.filters}>
            <NarrowBar choices={choices}>
              {(cates.length > 1 || cates === ALL) && (
                <Chips label="分类" items={cates} current={cateId} onChange={setCate} />
              )}
            </NarrowBar>
          </View>
        )}
      </Slot>
      <List
        list={list}
        keyOf={({ id }) => id}
        grid
        chunkClass={feed.grid}
        render={(film, at) => (
          <FilmCard
            film={film}
            marks={marks}
            priority={at < 4}
            onLike={() => like(film)}
            onOpen={(second) =>
              go('/entertainment/pages/video/video', {
                id: film.id,
                from: 'search',
                keyword,
                ...(cateId && { cateId }),
                ...(sort !== 'default' && { sort }),
                ...(duration && { duration }),
                ...(second === undefined ? {} : { t: String(second) }),
              })
            }
          />
        )}
        empty={<NothingFound keyword={keyword} clear={filtered ? clear : undefined} onPick={onSearch} />}
      />
    </View>
  );
}
