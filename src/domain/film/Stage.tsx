/**
 * The film with its controls: a touch plays and pauses, two like it, the bar jumps; what is drawn over it fades after three seconds, what
 * stands under it stays. Lying on its side (the phone, or the picture turned by 横屏) it fills the screen and brings its own way back.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { clockText, stampText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player } from '@/ui/kit/Player';
import { Pressable } from '@/ui/kit/Pressable';
import { Scrubber } from '@/ui/kit/Scrubber';
import { Slot } from '@/ui/kit/Slot';
import { RATES, STEP, type Pose } from './film';
import { Touch, touchWord } from './Touch';
import { useFading, useTouches } from './touches';
import { useFilmKeys } from './useKeys';
import { captionAt } from './vtt';
import type { Playing } from './usePlaying';
import styles from './Stage.module.scss';

const RESUMED_MS = 5000;
type Panel = 'rate' | 'quality' | 'drawer';

/** Something beside the whole screen: teas of the film. */
export interface StageDrawer {
  word: string;
  label: string;
  content: ReactNode;
}
export interface StageProps {
  playing: Playing;
  pose: Pose;
  /** Without it there is no room to turn in: a sheet. */
  onTurn?: () => void;
  onLeave?: () => void;
  /** Two touches. */
  onLike?: () => void;
  onNext?: () => void;
  drawer?: StageDrawer;
  /** Says for a while where it goes on, and offers the beginning: 上次学到. */
  resumed?: string;
}

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

interface OverProps extends Pick<StageProps, 'resumed' | 'onNext'> {
  film: Playing;
  covered: boolean;
  /** The bar, which fades. */
  children: ReactNode;
}
/** What is said over the picture. */
function Over({ film, covered, resumed, onNext, children }: OverProps) {
  const { captions, lower } = film;
  return (
    <>
      <Slot>{captions && !covered && <Caption text={captionAt(film.film.captions ?? [], film.time)} />}</Slot>
      <Slot>{resumed !== undefined && <Resumed film={film} word={resumed} />}</Slot>
      {children}
      <Slot>{lower !== undefined && <Slow lower={lower} onLower={film.setQuality} />}</Slot>
      <Slot>{covered && <Ended film={film} onNext={onNext} />}</Slot>
    </>
  );
}

interface PanelsProps extends Pick<StageProps, 'drawer'> {
  film: Playing;
  panel: Panel | undefined;
  onClose: () => void;
}
const Panels = ({ film, panel, drawer, onClose }: PanelsProps) => (
  <Slot>
    {panel && (
      <Drawer of={panel} label={drawer?.label} onClose={onClose}>
        {panel === 'drawer' ? drawer?.content : <Choices film={film} of={panel} onChosen={onClose} />}
      </Drawer>
    )}
  </Slot>
);

/** Where it is; a stream that goes on is now. */
function Line({ film, onHold }: { film: Playing; onHold: () => void }) {
  const { time, length } = film;
  if (film.film.endless) return null;
  return (
    <View className={styles.line}>
      <Text className={styles.clock}>{stampText(time)}</Text>
      <Scrubber
        value={time}
        max={length}
        marks={film.film.marks ?? []}
        label="播放进度"
        format={clockText}
        onSeek={film.seek}
        onHold={onHold}
      />
      <Text className={styles.clock}>{stampText(length)}</Text>
    </View>
  );
}

interface ControlsProps extends Pick<StageProps, 'pose' | 'onNext' | 'onTurn' | 'drawer'> {
  film: Playing;
  onPanel: (panel: Panel) => void;
}
/** What the drawer holds and the next film stand below the picture while it is upright. */
function Controls({ film, pose, drawer, onPanel, onNext, onTurn }: ControlsProps) {
  const { rate, quality, captions } = film;
  const { sources, endless, captions: cues = [] } = film.film;
  const whole = pose !== 'upright';
  const turn = pose === 'turned' ? '竖屏' : '横屏';
  return (
    <View className={styles.words}>
      {!endless && <Steps film={film} />}
      <View className={styles.space} />
      {film.muted && <Word label="打开声音" text="静音" onPress={() => film.setMuted(false)} />}
      {cues.length > 0 && (
        <Word
          label={captions ? '关掉字幕' : '打开字幕'}
          text="字幕"
          on={captions}
          onPress={() => film.setCaptions(!captions)}
        />
      )}
      {!endless && <Rate rate={rate} onPress={() => onPanel('rate')} />}
      {sources.length > 1 && (
        <Word label={`清晰度，现在${quality}`} text={quality} onPress={() => onPanel('quality')} />
      )}
      {whole && drawer && <Word label={drawer.label} text={drawer.word} onPress={() => onPanel('drawer')} />}
      {whole && onNext && <Word label="下一个" text="下一个" onPress={onNext} />}
      {onTurn && pose !== 'wide' && <Word label={turn} text={turn} onPress={onTurn} />}
    </View>
  );
}

const Rate = ({ rate, onPress }: { rate: number; onPress: () => void }) => (
  <Word label={`倍速，现在 ${rate}×`} text={rate === 1 ? '倍速' : `${rate}×`} onPress={onPress} />
);
const Steps = ({ film }: { film: Playing }) => (
  <>
    <Word label={`后退 ${STEP} 秒`} text={`−${STEP}`} onPress={() => film.step(-1)} />
    <Word label={`前进 ${STEP} 秒`} text={`+${STEP}`} onPress={() => film.step(1)} />
  </>
);

/** Drawn by ourselves on both targets: the same words at the same second, and no fade takes them away. */
const Caption = ({ text }: { text: string }) =>
  text === '' ? null : (
    <View className={styles.caption}>
      <Text className={styles.said}>{text}</Text>
    </View>
  );

function Resumed({ film, word }: { film: Playing; word: string }) {
  const [shown, setShown] = useState(film.film.start > 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), RESUMED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <View className={styles.resumed} {...aria({ role: 'status' })}>
      <Text>{`${word} ${stampText(film.film.start)}`}</Text>
      <Pressable
        className={styles.anew}
        onPress={() => {
          setShown(false);
          film.seek(0);
        }}
      >
        <Text>从头看</Text>
      </Pressable>
    </View>
  );
}

function Slow({ lower, onLower }: { lower: string; onLower: (quality: string) => void }) {
  return (
    <View className={styles.slow} {...aria({ role: 'status' })}>
      <Text className={styles.slowText}>网络较慢</Text>
      <Button size="s" tone="text" onPress={() => onLower(lower)}>{`切到${lower}`}</Button>
    </View>
  );
}

function Ended({ film, onNext }: { film: Playing } & Pick<StageProps, 'onNext'>) {
  if (film.mood === 'failed')
    return (
      <Cover text="这段视频没有加载出来">
        <Button size="s" tone="soft" onPress={film.retry}>
          再试一次
        </Button>
      </Cover>
    );
  return (
    <Cover>
      <Button size="s" tone="soft" onPress={() => film.seek(0)}>
        重播
      </Button>
      {onNext && (
        <Button size="s" onPress={onNext}>
          下一个
        </Button>
      )}
    </Cover>
  );
}

interface ChoicesProps {
  film: Playing;
  of: 'rate' | 'quality';
  onChosen: () => void;
}
function Choices({ film, of, onChosen }: ChoicesProps) {
  const rows =
    of === 'rate'
      ? RATES.map((rate) => ({ text: `${rate}×`, on: rate === film.rate, take: () => film.setRate(rate) }))
      : film.film.sources.map(({ quality }) => ({
          text: quality,
          on: quality === film.quality,
          take: () => film.setQuality(quality),
        }));
  return (
    <>
      {rows.map(({ text, on, take }) => (
        <Choice
          key={text}
          on={on}
          text={text}
          onPress={() => {
            take();
            onChosen();
          }}
        />
      ))}
    </>
  );
}

interface WordProps {
  label: string;
  text: string;
  on?: boolean;
  onPress: () => void;
}
const Word = ({ label, text, on, onPress }: WordProps) => (
  <Pressable className={classes(styles.word, on && styles.chosen)} label={label} pressed={on} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);

const Choice = ({ on, text, onPress }: { on: boolean; text: string; onPress: () => void }) => (
  <Pressable className={classes(styles.choice, on && styles.chosen)} role="radio" checked={on} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);

const Cover = ({ text, children }: { text?: string; children: ReactNode }) => (
  <View className={styles.cover} {...aria({ role: 'status' })}>
    {text && <Text className={styles.said}>{text}</Text>}
    <View className={styles.ways}>{children}</View>
  </View>
);

interface DrawerProps {
  of: Panel;
  label?: string;
  onClose: () => void;
  children: ReactNode;
}
function Drawer({ of, label, onClose, children }: DrawerProps) {
  const wide = of === 'drawer';
  return (
    <View className={styles.over}>
      <Pressable className={styles.shade} look={false} label="收起" onPress={onClose} />
      <View
        className={classes(styles.drawer, wide && styles.large)}
        {...aria({ role: wide ? 'group' : 'radiogroup', label: wide ? label : '选择' })}
      >
        {children}
      </View>
    </View>
  );
}
