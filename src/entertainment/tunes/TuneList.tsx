/** 茶音: pieces of music and stories; one sounds at a time. */
import { useRef } from 'react';
import { observer } from 'mobx-react';
import type { AudioRow } from '@/contract';
import { call } from '@/core/api';
import { clockText } from '@/domain/video/clock';
import { Icon } from '@/ui/kit/Icon';
import { Item } from '@/ui/kit/Item';
import { Pressable } from '@/ui/kit/Pressable';
import { Thumb } from '@/ui/kit/Thumb';
import { List, useList } from '@/ui/shell';
import { Coming } from '../feed/Films';
import { createSound } from './sound';
import type { Tunes } from './tunes';
import { useTunes } from './useTunes';
import styles from './TuneList.module.scss';

export function TuneList() {
  const tunes = useTunes();
  const list = useList((page) => call('video.audio', { page }));
  // Rows that were drawn before a later page came go on to its pieces as well.
  const all = useRef(list.rows);
  all.current = list.rows;
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      chunkClass="chunk-card chunk-alone chunk-next"
      render={(tune, at) => <Row tune={tune} tunes={tunes} onStart={() => tunes.start(all.current, at, createSound)} />}
      empty={<Coming />}
    />
  );
}

interface RowProps {
  tune: AudioRow;
  tunes: Tunes;
  onStart: () => void;
}
const Row = observer(function Row({ tune, tunes, onStart }: RowProps) {
  const { id, title, author, cover, duration } = tune;
  const current = tunes.now?.id === id;
  const sounds = current && tunes.playing;
  return (
    <Pressable className={styles.row} pressed={sounds} onPress={() => (sounds ? tunes.pause() : onStart())}>
      <Item
        className={styles.item}
        title={title}
        medium={current}
        cut
        leading={<Thumb src={cover} size={56} />}
        notes={[`${author} · ${clockText(duration)}`]}
      >
        <Icon name={sounds ? 'pause' : 'play'} size={24} />
      </Item>
    </Pressable>
  );
});
