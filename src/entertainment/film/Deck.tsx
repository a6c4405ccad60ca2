/**
 * The films one above the other: a swipe, the wheel or an arrow leads to the next. The one before is silent before the next begins, only what is
 * shown plays, and what was withdrawn is skipped (rules 44.2, 44.4).
 */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { relaunch } from '@/core/routes';
import type { Pose } from '@/domain/film/film';
import { aria } from '@/ui/kit/aria';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { useRemembered } from '@/ui/shell';
import { Failure } from '@/ui/shell/Failure';
import { Waiting } from '@/ui/shell/Waiting';
import { useTunes } from '../tunes/useTunes';
import { AREA, Head } from './Head';
import { Pane } from './Pane';
import { GONE, useDeck, type DeckState } from './useDeck';
import { useDeckKeys } from './useDeckKeys';
import { Still } from './Still';
import { beginOf } from './usePlay';
import type { FilmParams, Queued } from './useQueue';
import { useSwipe } from './useSwipe';
import { filmWishes } from './wishes';
import styles from './Deck.module.scss';

const H5 = process.env.TARO_ENV === 'h5';

interface DeckProps {
  params: FilmParams;
  /** The phone lies on its side. */
  wide: boolean;
}
export const Deck = observer(function Deck({ params, wide }: DeckProps) {
  const deck = useDeck(params);
  const [byHand, setTurned] = useState(false);
  const pose: Pose = wide ? 'wide' : byHand ? 'turned' : 'upright';
  const turned = pose === 'turned';
  const { queue, go } = deck;
  const swipe = useSwipe(turned ? undefined : go);
  useDeckKeys(turned ? undefined : go);
  if (deck.nothing)
    return (
      <View className={styles.lone}>
        <Empty
          picture="notfound"
          role="alert"
          title={GONE}
          text="去看看别的片子"
          button="回茶视频"
          onPress={() => relaunch(AREA, {})}
        />
      </View>
    );
  return (
    <View className={styles.deck} {...aria({ role: 'group', label: '视频' })} {...swipe}>
      {queue.rows.slice(Math.max(0, queue.index - 1), queue.index + 2).map((row) => (
        <Place
          key={row.id}
          row={row}
          place={queue.rows.indexOf(row) - queue.index}
          params={params}
          deck={deck}
          pose={pose}
          onTurn={setTurned}
        />
      ))}
      {!turned && <Head current={params.slice === undefined ? 'video' : 'slice'} />}
      {H5 && !turned && (
        <View>
          <Key text="上一个视频" onPress={() => go(-1)} />
          <Key text="下一个视频" onPress={() => go(1)} />
        </View>
      )}
    </View>
  );
});

const Key = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Pressable className={styles.key} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);

interface PlaceProps {
  row: Queued;
  /** 0 is what is shown, 1 the next, -1 the one before. */
  place: number;
  params: FilmParams;
  deck: DeckState;
  pose: Pose;
  onTurn: (on: boolean) => void;
}
const Place = observer(function Place({ row, place, params, deck, pose, onTurn }: PlaceProps) {
  const tunes = useTunes();
  const wishes = useRemembered(filmWishes);
  const { id } = row;
  const { saving, begins, queue } = deck;
  const known = deck.films.get(id);
  const shown = place === 0;
  return (
    <View
      className={styles.slot}
      style={{ transform: `translateY(${place * 100}%)` }}
      {...aria({ hidden: !shown || undefined })}
    >
      {known?.state === 'ready' ? (
        <Pane
          film={known.film}
          begin={begins.of(id, () => beginOf(known.film, id === params.id ? params : {}))}
          shown={shown}
          live={shown && deck.live === id}
          near={place === 1 && !saving.saves}
          wishes={wishes}
          saving={saving}
          pose={shown ? pose : 'upright'}
          onTurn={onTurn}
          onChange={(part) => deck.change(id, part)}
          onFilm={queue.to}
          onSound={tunes.pause}
          onLeave={(left) => begins.keep(id, left)}
        />
      ) : known?.state === 'failed' ? (
        shown && (
          <View className={styles.lone}>
            <Failure error={known.error} onRetry={() => deck.again(id)} />
          </View>
        )
      ) : (
        <Coming cover={row.card?.cover} busy={shown} />
      )}
    </View>
  );
});

/** Until its words are there a film is its picture. */
const Coming = ({ cover, busy }: { cover: string | undefined; busy: boolean }) => (
  <>
    {cover && <Still src={cover} first={busy} />}
    {busy && <Waiting />}
  </>
);
