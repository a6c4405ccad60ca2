/** One film, as high as the screen: its picture, its player, and what lies over it. */
import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { Steep, VideoDetail } from '@/contract';
import { useStores } from '@/core/stores';
import { classes } from '@/ui/kit/classes';
import { pictureUrl } from '@/ui/kit/Picture';
import { later, useRemembered } from '@/ui/shell';
import { brewing } from './brew';
import { Over, type OverProps } from './Over';
import { Still } from './Still';
import { usePlay, type Begin } from './usePlay';
import type { FilmWishes } from './wishes';
import styles from './Pane.module.scss';

const Screen = later(() => import('./Screen').then(({ Screen: part }) => part));
/** Longer than it takes to slide away. */
const LEAVING_MS = 600;

export interface PaneProps extends Omit<OverProps, 'play' | 'onPour'> {
  wishes: FilmWishes;
  /** Fills the screen. */
  shown: boolean;
  /** May sound. */
  live: boolean;
  /** The next one: its first seconds may come already. */
  near: boolean;
  /** Begins to sound. */
  onSound: () => void;
  /** One swipes on from it. */
  onLeave: (left: Begin) => void;
}

export const Pane = observer(function Pane({ wishes, shown, live, near, onSound, onLeave, ...over }: PaneProps) {
  const { film, begin, saving, pose } = over;
  const { card } = film;
  const { pour, follow } = usePours(film);
  // One that slides away keeps its player until it is gone.
  const stays = useLinger(shown);
  const has = stays || near;
  const play = usePlay({
    film,
    begin,
    has,
    live,
    wishes,
    saving: saving.chosen,
    onLeave,
    onPlayed: follow,
  });
  useSound(play.playing, onSound);
  return (
    <View className={classes(styles.pane, pose === 'turned' && styles.turned)}>
      <Still src={card.cover} first={shown} />
      {has && (
        <View className={styles.player}>
          <Screen
            handle={play.player}
            className={styles.film}
            src={pictureUrl(play.url)}
            poster={pictureUrl(card.cover, 750)}
            label={card.title}
            playing={play.playing}
            rate={play.rate}
            round={play.round}
            start={play.begin}
            muted={play.muted}
            {...play.on}
          />
        </View>
      )}
      {shown && <Over {...over} play={play} onPour={pour} />}
    </View>
  );
});

/** Pours are begun by a press, and afterwards by the film as it comes to them, one at a time. */
function usePours({ card, steeps }: VideoDetail) {
  const { platform: device, clock, feedback } = useStores();
  const brew = useRemembered(brewing);
  const begin = (steep: Steep) => brew.begin({ platform: device, clock, feedback }, card, steep);
  return {
    pour: (steep: Steep) => {
      brew.follow(card.id);
      begin(steep);
    },
    follow: (from: number, to: number) => {
      if (brew.following !== card.id || brew.pour) return;
      const steep = steeps.find(({ at }) => from <= at && at < to);
      if (steep) begin(steep);
    },
  };
}

/** One thing sounds at a time: the tea music of the area ends. */
function useSound(playing: boolean, onSound: () => void): void {
  const latest = useRef(onSound);
  latest.current = onSound;
  useEffect(() => {
    if (playing) latest.current();
  }, [playing]);
}

/** A film that slides away keeps its last picture until it is gone, and is paused before its player goes. */
function useLinger(shown: boolean): boolean {
  const [lingers, setLingers] = useState(shown);
  useEffect(() => {
    if (shown) {
      setLingers(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingers(false), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown || lingers;
}
