/**
 * The film with its controls: a touch plays and pauses, two like it, the bar jumps; what is drawn over it fades after three seconds, what
 * stands under it stays. Lying on its side (the phone, or the picture turned by 横屏) it fills the screen and brings its own way back.
 */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player } from '@/ui/kit/Player';
import { Controls, Line } from './Controls';
import { Over } from './Over';
import { Panels, type Panel } from './Panels';
import { Touch, touchWord } from './Touch';
import { useFading, useTouches } from './touches';
import { useFilmKeys } from './useKeys';
import type { StageProps } from './stageProps';
import styles from './Stage.module.scss';

export function Stage(props: StageProps) {
  const { playing: film, pose, onTurn, onLeave, onLike, onNext, drawer, resumed } = props;
  const { mood, url } = film;
  const { title, poster, kind, captions } = film.film;
  const [panel, setPanel] = useState<Panel>();
  const { seen, touch } = useFading(film.playing && panel === undefined);
  const { hearts, press } = useTouches(film.toggle, onLike);
  useFilmKeys({ film, pose, hasCaptions: captions !== undefined && captions.length > 0, onTurn, onKey: touch });
  const whole = pose !== 'upright';
  const over = mood === 'ended';
  const covered = over || mood === 'failed';
  const faded = classes(!seen && styles.faded, covered && styles.faded);
  const controls = (
    <Controls film={film} pose={pose} drawer={drawer} onPanel={setPanel} onNext={onNext} onTurn={onTurn} />
  );
  return (
    <View
      className={classes(styles.stage, styles[pose])}
      {...aria({ role: 'group', label: '播放器' })}
      {...(process.env.TARO_ENV === 'h5' ? { onFocus: touch } : {})}
    >
      <View className={styles.picture}>
        <Player
          ref={film.player}
          src={pictureUrl(url)}
          kind={kind}
          poster={pictureUrl(poster, 1170)}
          label={title}
          playing={film.playing}
          rate={film.rate}
          muted={film.muted}
          round={film.round}
          start={film.begin}
          {...film.on}
        />
        <Touch
          label={touchWord(film)}
          sign={over || film.playing ? undefined : 'play'}
          hearts={hearts}
          onPress={() => {
            touch();
            press();
          }}
        />
        <Over film={film} covered={covered} resumed={resumed} onNext={onNext}>
          <View className={classes(styles.foot, faded)}>
            <Line film={film} onHold={touch} />
            {whole && controls}
          </View>
        </Over>
        {whole && (
          <View className={classes(styles.head, !covered && faded)}>
            <IconButton
              className={styles.back}
              icon="back"
              label={pose === 'turned' ? '退出横屏' : '返回'}
              onPress={onLeave}
            />
            <Text className={styles.title}>{title}</Text>
          </View>
        )}
        <Panels film={film} panel={panel} drawer={drawer} onClose={() => setPanel(undefined)} />
      </View>
      {!whole && <View className={styles.bar}>{controls}</View>}
    </View>
  );
}
