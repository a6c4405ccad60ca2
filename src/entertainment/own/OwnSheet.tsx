/** 看过的, 稍后看 and 合集: what is the member's own, and what belongs together. */
import { View } from '@tarojs/components';
import { useState } from 'react';
import type { VideoCard } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { clockText, stampText } from '@/domain/video/clock';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Sheet } from '@/ui/kit/Sheet';
import { Note, Words } from '@/ui/kit/Words';
import { List, useAction, useList } from '@/ui/shell';
import type { OwnList } from '../ownList';
import rows from '../rows.module.scss';
import styles from './own.module.scss';

const TITLES: Record<OwnList, string> = { history: '看过的', later: '稍后看', set: '合集' };

interface OwnSheetProps {
  open: boolean;
  list: OwnList | undefined;
  onClose: () => void;
}

export function OwnSheet({ open, list, onClose }: OwnSheetProps) {
  // The last one stays drawn while the sheet slides away.
  const [last, setLast] = useState<OwnList>('history');
  if (list !== undefined && list !== last) setLast(list);
  return (
    <Sheet open={open} title={TITLES[last]} onClose={onClose}>
      {last === 'history' && <History onLeave={onClose} />}
      {last === 'later' && <Later onLeave={onClose} />}
      {last === 'set' && <Sets onLeave={onClose} />}
    </Sheet>
  );
}

function History({ onLeave }: { onLeave: () => void }) {
  const { feedback } = useStores();
  const list = useList((page) => call('video.history', { page }));
  const forget = useAction(async (id: string) => {
    await call('video.historyDelete', { id });
    list.patch((row) => (row.card.id === id ? undefined : row));
  });
  const clear = useAction(async () => {
    if (
      !(await feedback.confirm({
        title: '清空观看记录？',
        text: '记住的进度也会一起清掉。',
        yes: '清空',
        no: '再想想',
      }))
    )
      return false;
    await call('video.historyDelete', {});
    return list.reload();
  });
  return (
    <View>
      <List
        list={list}
        keyOf={({ card }) => card.id}
        render={({ card, position }) => (
          <Row
            film={card}
            note={position > 0 ? `看到 ${stampText(position)}，共 ${stampText(card.duration)}` : '看完了'}
            act={{ label: `删除${card.title}的记录`, run: () => void forget.run(card.id) }}
            onOpen={() => {
              onLeave();
              void go('/entertainment/pages/video/video', { id: card.id, from: 'history' });
            }}
          />
        )}
        empty={<Empty title="还没有看过片子" text="看过的都在这里，换了手机也接着看" />}
      />
      {list.rows.length > 0 && (
        <Button tone="text" block onPress={() => void clear.run()}>
          清空观看记录
        </Button>
      )}
    </View>
  );
}

function Later({ onLeave }: { onLeave: () => void }) {
  const list = useList((page) => call('video.later', { page }));
  const drop = useAction(async (id: string) => {
    await call('video.laterSave', { id, on: false });
    list.patch((row) => (row.id === id ? undefined : row));
  });
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      render={(film) => (
        <Row
          film={film}
          note={`${film.author} · ${clockText(film.duration)}`}
          act={{ label: `不看${film.title}了`, run: () => void drop.run(film.id) }}
          onOpen={() => {
            onLeave();
            void go('/entertainment/pages/video/video', { id: film.id, from: 'later' });
          }}
        />
      )}
      empty={<Empty title="没有留着稍后看的" text="看片子时在「更多」里点稍后看" />}
    />
  );
}

function Sets({ onLeave }: { onLeave: () => void }) {
  const list = useList(async () => {
    const sets = await call('video.collections', {});
    return { list: sets, total: sets.length, page: 1, size: sets.length, more: false };
  });
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      render={({ id: set, title, intro, films }) => (
        <View className={styles.set}>
          <SectionHead gutter={false} title={title} />
          <Note block>{intro}</Note>
          {films.map((film) => (
            <Row
              key={film.id}
              film={film}
              note={`${film.author} · ${clockText(film.duration)}`}
              onOpen={() => {
                onLeave();
                void go('/entertainment/pages/video/video', { id: film.id, from: 'set', set });
              }}
            />
          ))}
        </View>
      )}
      empty={<Empty title="合集还在编排" />}
    />
  );
}

interface RowProps {
  film: VideoCard;
  note: string;
  act?: { label: string; run: () => void };
  onOpen: () => void;
}
const Row = ({ film: { title, cover }, note, act, onOpen }: RowProps) => (
  <View className={styles.row}>
    <Pressable className={styles.main} role="link" label={`${title}，${note}`} onPress={onOpen}>
      <View className={rows.still}>
        <Picture src={cover} w={240} ratio={0.5625} alt="" />
      </View>
      <View className={rows.column}>
        <Words size="name" lines={2}>
          {title}
        </Words>
        <Note>{note}</Note>
      </View>
    </Pressable>
    {act && <IconButton icon="close" size={18} label={act.label} onPress={act.run} />}
  </View>
);
