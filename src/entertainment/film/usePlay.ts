/**
 * One film of the deck playing. It sounds while it is the one that is seen (`live`) and nobody has stopped it; without a touch it may begin in
 * silence. What counts of it and where it is left goes to the server (rules 44.1 to 44.3).
 */
import { useEffect, useRef, useState } from 'react';
import type { VideoDetail } from '@/contract';
import type { Heard } from '@/domain/film/coverage';
import { playable, resumeAt } from '@/domain/film/film';
import { renewalOf, useCounting, useKeeping } from '@/domain/film/useCounting';
import { usePlaying } from '@/domain/film/usePlaying';
import { isStep } from '@/domain/video/counting';
import { qualityOf, type FilmWishes } from './wishes';

/** Where a film begins, and how it was when one swiped away from it. */
export interface Begin {
  second: number;
  /** Where it was left. */
  resumed: boolean;
  /** The piece that was asked for. */
  sliceId?: string;
  /** A hand had stopped it. */
  held?: boolean;
}

export function beginOf({ position, card, slices }: VideoDetail, asked: { slice?: string; t?: string }): Begin {
  const slice = slices.find(({ id }) => id === asked.slice);
  if (slice) return { second: slice.from, resumed: false, sliceId: slice.id };
  const second = Number(asked.t);
  if (asked.t && second >= 0 && second < card.duration) return { second, resumed: false };
  const left = resumeAt(position, card.duration);
  return { second: left, resumed: left > 0 };
}

interface PlayOptions {
  film: VideoDetail;
  begin: Begin;
  /** Has a player: what is near to the screen has one that waits. */
  has: boolean;
  /** May sound. */
  live: boolean;
  wishes: FilmWishes;
  saving: boolean;
  /** One swipes away from it, further than to a neighbour. */
  onLeave: (left: Begin) => void;
  /** From one second to another by playing. */
  onPlayed: (from: number, to: number) => void;
}

export type Play = ReturnType<typeof usePlay>;

export function usePlay({ film, begin, has, live, wishes, saving, onLeave, onPlayed }: PlayOptions) {
  const { id, duration: seconds } = film.card;
  // The same as long as it plays: what is told of it meanwhile does not begin it anew.
  const [what] = useState(() => playable(film.card.title, '', '', { sources: film.sources, start: begin.second }));
  const [quality] = useState(() => qualityOf(film.sources, wishes.quality, saving));
  const [sliceId] = useState(begin.sliceId);
  const slice = film.slices.find((one) => one.id === sliceId);
  const counting = useCounting({
    id,
    start: begin.second,
    seconds,
    ...(slice && { sliceId: slice.id, piece: slice.to - slice.from }),
  });
  const last = useRef(begin.second);
  const sounds = useRef(false);
  const hear = (heard: Heard) => {
    const from = last.current;
    last.current = heard.at;
    // A neighbour that loads says where it is, too.
    if (heard.kind === 'time' && !sounds.current) return;
    counting.hear(heard);
    if (heard.kind === 'time' && isStep(heard.at - from)) onPlayed(from, heard.at);
  };
  const playing = usePlaying(what, {
    still: begin.held === true,
    comesBack: true,
    live,
    quality,
    renewal: renewalOf(id),
    hear,
  });
  sounds.current = playing.playing;
  useKeeping(counting, playing);
  const inSilence = useSilentStart(playing, wishes);
  useLeaving(playing, has, onLeave);
  useSaved(saving, (on) => playing.setQuality(qualityOf(film.sources, wishes.quality, on)));

  return {
    ...playing,
    length: playing.length || seconds,
    // What a person wants of every film.
    rate: wishes.rate,
    setRate: (rate: number) => wishes.set({ rate }),
    muted: wishes.muted || wishes.silenced,
    /** The device wanted it silent. */
    silenced: wishes.silenced,
    setMuted: (muted: boolean) => wishes.set({ muted, silenced: false }),
    captions: wishes.captions,
    setCaptions: (captions: boolean) => wishes.set({ captions }),
    /** For this film and those that follow. */
    setQuality: (next: string) => {
      wishes.set({ quality: next });
      playing.setQuality(next);
    },
    tell: counting.tell,
    on: { ...playing.on, onBlocked: inSilence },
  };
}

type Playing = ReturnType<typeof usePlaying>;

/** A device that wants a touch before there is sound plays in silence; a button gives the sound (rule 44.2). */
function useSilentStart({ on, mood, play }: Playing, wishes: FilmWishes): () => void {
  const [tries, setTries] = useState(false);
  const again = useRef(play);
  again.current = play;
  useEffect(() => {
    if (!tries || mood !== 'blocked') return;
    setTries(false);
    again.current();
  }, [mood, tries]);
  return () => {
    on.onBlocked();
    // In silence, too, it wants a touch.
    if (wishes.muted || wishes.silenced) return;
    wishes.set({ silenced: true });
    setTries(true);
  };
}

/** 省流量 takes the lowest quality at once, or leaves it to the person again: of the films that are near, too. */
function useSaved(saving: boolean, take: (on: boolean) => void): void {
  const latest = useRef(take);
  latest.current = take;
  const was = useRef(saving);
  useEffect(() => {
    if (was.current !== saving) latest.current(saving);
    was.current = saving;
  }, [saving]);
}

/** A player that goes while its film is still near comes anew where it was; of a film that is far, the deck remembers it. */
function useLeaving(playing: Playing, has: boolean, onLeave: (left: Begin) => void): void {
  const latest = useRef({ playing, onLeave });
  latest.current = { playing, onLeave };
  useEffect(() => {
    if (!has) latest.current.playing.settle();
  }, [has]);
  useEffect(
    () => () => {
      const { playing: left, onLeave: tell } = latest.current;
      const { time, length, stopped, mood } = left;
      tell({ second: length > 0 ? resumeAt(time, length) : time, resumed: false, held: stopped && mood === 'ready' });
    },
    [],
  );
}
