/**
 * One film, sound or stream playing: what it is asked to do and what it says. Pages that count, draw or write down something of it hear it by
 * `hear`.
 */
import { useRef, useState } from 'react';
import { remembered } from '@/core/lib/memory';
import type { PlayerHandle } from '@/ui/kit/Player';
import { useRemembered } from '@/ui/shell/useRemembered';
import { STEP, type Mood, type Playable } from './film';
import { useAway, useFresh } from './useAway';
import { useFailing } from './useFailing';
import { usePlace, type PlaceOptions } from './usePlace';
import type { Renewal } from './useRenewal';
import { useSource } from './useSource';

export type Playing = ReturnType<typeof usePlaying>;

export interface PlayingOptions extends PlaceOptions {
  /** Waits for a press instead of beginning by itself. */
  still?: boolean;
  /** What another page has stopped goes on when this one is on top again. */
  comesBack?: boolean;
  /** May sound: of several films on one page the one that is seen. Yes unless told. */
  live?: boolean;
  /** To begin with; 高清 unless told. */
  quality?: string;
  /** Silent tries when it drops; none unless given. */
  tries?: number;
  renewal?: Renewal;
  /** Played to its end. */
  onOver?: () => void;
}

export function usePlaying(film: Playable, options: PlayingOptions = {}) {
  const { renewal, tries = 0, live = true, quality, onOver } = options;
  const endless = film.endless === true;
  const player = useRef<PlayerHandle>(null);
  const [playing, setPlaying] = useState(options.still !== true);
  const [mood, setMood] = useState<Mood>('ready');
  const place = usePlace(film, player, options);
  const wishes = useWishes((rate) => place.tell('rate', { rate }));
  const sounds = playing && live;
  const asked = useRef(sounds);
  asked.current = sounds;
  const source = useSource(film, { renewal, quality, onSwap: place.swap, playing: sounds, player });
  const failing = useFailing({ setMood, setPlaying, tries, renew: renewal && source.renew, onAgain: place.swap });
  const small = useAway({
    playing,
    sounds,
    setPlaying,
    comesBack: options.comesBack === true,
    mustBeSeen: options.reach !== undefined,
  });
  const fresh = useFresh(endless, sounds);
  const play = () => {
    setMood('ready');
    setPlaying(true);
  };
  /** False: that far nobody jumps yet. */
  const seek = (seconds: number): boolean => {
    if (!place.seek(seconds)) return false;
    if (mood === 'ended') play();
    return true;
  };
  const end = () => {
    if (endless) {
      player.current?.seek(0);
      return play();
    }
    place.end();
    setPlaying(false);
    setMood('ended');
    onOver?.();
  };
  return {
    film,
    player,
    playing: sounds,
    /** Stopped, whether or not it may sound. */
    stopped: !playing,
    /** The player comes anew after this, and begins where it is now. */
    settle: place.swap,
    mood,
    time: place.time,
    length: place.length,
    begin: place.begin,
    round: fresh.round,
    ...source.shown,
    ...wishes,
    seek,
    /** Ten seconds on, or back. */
    step: (way: 1 | -1) => seek(place.now() + way * STEP),
    play,
    toggle: () => {
      if (mood === 'ended') return void seek(0);
      setMood('ready');
      setPlaying(!playing || mood === 'blocked');
    },
    /** Goes on small while another page is opened; pauses where the device cannot, which answers false. */
    shrink: async (): Promise<boolean> => {
      if (!sounds) return false;
      return (small.current = (await player.current?.small()) ?? false);
    },
    retry: failing.retry,
    on: {
      ...moodOn({ setPlaying, setMood, tell: place.tell, isAsked: () => asked.current }),
      onTime: (seconds: number) => {
        fresh.hear();
        if (place.hear(seconds)) failing.hear();
      },
      onLength: place.hearLength,
      onWaiting: source.onWaiting,
      onEnd: end,
      onFail: failing.onFail,
    },
  };
}

interface MoodOn {
  setPlaying: (on: boolean) => void;
  setMood: (mood: Mood) => void;
  tell: (kind: 'play' | 'pause') => void;
  /** What was asked of the device last: a pause that was wanted is no news. */
  isAsked: () => boolean;
}
/** The device says that it plays, that it stopped by itself, or that it wants a touch first. */
const moodOn = ({ setPlaying, setMood, tell, isAsked }: MoodOn) => ({
  onPlaying: (now: boolean) => {
    tell(now ? 'play' : 'pause');
    if (now || isAsked()) setPlaying(now);
    if (now) setMood('ready');
  },
  onBlocked: () => {
    setPlaying(false);
    setMood('blocked');
  },
});

/** For the visit: who wants no sound wants none of the next film. */
const wished = remembered(() => ({ muted: false, captions: false }));

function useWishes(onRate: (rate: number) => void) {
  const kept = useRemembered(wished);
  const [rate, setRate] = useState<number>(1);
  const [muted, setMuted] = useState(kept.muted);
  const [captions, setCaptions] = useState(kept.captions);
  return {
    rate,
    setRate: (next: number) => {
      onRate(next);
      setRate(next);
    },
    muted,
    setMuted: (on: boolean) => setMuted((kept.muted = on)),
    /** Shown, where there are any. */
    captions,
    setCaptions: (on: boolean) => setCaptions((kept.captions = on)),
  };
}
