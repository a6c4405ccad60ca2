/**
 * The film with its controls: a touch plays and pauses, two like it, the bar jumps; everything drawn over it fades after three
 * seconds. Lying on its side (the phone, or the picture turned by 横屏) it fills the screen and brings its own way back.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { clockText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player } from '@/ui/kit/Player';
import { Pressable } from '@/ui/kit/Pressable';
import { Scrubber } from '@/ui/kit/Scrubber';
import { Slot } from '@/ui/kit/Slot';
import { GoodsLines } from './GoodsLines';
import { RATES, type Playing } from './useFilm';
import styles from './Stage.module.scss';

const FADE_MS = 3000;
const TWICE_MS = 260;
type Panel = 'rate' | 'quality' | 'goods';

interface StageProps {
  playing: Playing;
  /** upright: 16:9 in the page; wide: the phone lies on its side; turned: the picture does. */
  pose: 'upright' | 'wide' | 'turned';
  onTurn: () => void;
  onLeave: () => void;
  /** Two touches. */
  onLike?: () => void;
  onNext?: () => void;
  onGoods: (id: string) => void;
}

export function Stage({ playing: film, pose, onTurn, onLeave, onLike, onNext, onGoods }: StageProps) {
  const { mood, time, length } = film;
  const { title, slices, goods, poster } = film.film;
  const [panel, setPanel] = useState<Panel>();
  const { seen, touch } = useFading(film.playing && panel === undefined);
  const { hearts, press } = useTouches(film.toggle, onLike);
  const whole = pose !== 'upright';
  const covered = mood === 'ended' || mood === 'failed';
  return (
    <View
      className={classes(styles.stage, styles[pose])}
      {...aria({ role: 'group', label: '播放器' })}
      {...(process.env.TARO_ENV === 'h5' ? { onFocus: touch } : {})}
    >
      <Player
        ref={film.player}
        src={pictureUrl(film.url)}
        poster={pictureUrl(poster, 1170)}
        label={title}
        playing={film.playing}
        rate={film.rate}
        start={film.begin}
        {...film.on}
      />
      <Touch
        film={film}
        hearts={hearts}
        onPress={() => {
          touch();
          press();
        }}
      />

      <View className={classes(styles.foot, (!seen || covered) && styles.faded)}>
        <Text className={styles.clock}>{clockText(time)}</Text>
        <Scrubber
          value={time}
          max={length}
          marks={slices.map(({ from }) => from)}
          label="播放进度"
          format={clockText}
          onSeek={film.seek}
          onHold={touch}
        />
        <Text className={styles.clock}>{clockText(length)}</Text>
        <Controls film={film} pose={pose} onPanel={setPanel} onNext={onNext} onTurn={onTurn} />
      </View>

      <Slot>{film.lower !== undefined && <Slow lower={film.lower} onLower={film.setQuality} />}</Slot>
      <Slot>{covered && <Ended film={film} onNext={onNext} />}</Slot>
      {whole && (
        <View className={classes(styles.head, !seen && !covered && styles.faded)}>
          <IconButton
            className={styles.back}
            icon="back"
            label={pose === 'turned' ? '退出横屏' : '返回'}
            onPress={onLeave}
          />
          <Text className={styles.title}>{title}</Text>
        </View>
      )}
      <Slot>
        {panel && (
          <Drawer wide={panel === 'goods'} onClose={() => setPanel(undefined)}>
            {panel === 'goods' ? (
              <GoodsLines goods={goods} onOpen={onGoods} />
            ) : (
              <Choices film={film} of={panel} onChosen={() => setPanel(undefined)} />
            )}
          </Drawer>
        )}
      </Slot>
    </View>
  );
}

/** What is touched: the disc says that nothing plays, hearts that two touches were one like. */
function Touch({ film, hearts, onPress }: { film: Playing; hearts: readonly number[]; onPress: () => void }) {
  const over = film.mood === 'ended';
  return (
    <Pressable
      className={styles.touch}
      look={false}
      label={over ? '重播' : film.playing ? '暂停' : '播放'}
      onPress={onPress}
    >
      {!over && !film.playing && (
        <View className={styles.disc}>
          <Icon name="play" size={30} />
        </View>
      )}
      {hearts.map((key) => (
        <View key={key} className={styles.heart}>
          <Icon name="like" size={64} />
        </View>
      ))}
    </Pressable>
  );
}

interface ControlsProps extends Pick<StageProps, 'pose' | 'onNext' | 'onTurn'> {
  film: Playing;
  onPanel: (panel: Panel) => void;
}
/** Teas and the next film stand below the picture while it is upright. */
function Controls({ film, pose, onPanel, onNext, onTurn }: ControlsProps) {
  const { rate, quality } = film;
  const { sources, goods } = film.film;
  const whole = pose !== 'upright';
  const turn = pose === 'turned' ? '竖屏' : '横屏';
  return (
    <>
      <Word label={`倍速，现在 ${rate}×`} text={rate === 1 ? '倍速' : `${rate}×`} onPress={() => onPanel('rate')} />
      {sources.length > 1 && (
        <Word label={`清晰度，现在${quality}`} text={quality} onPress={() => onPanel('quality')} />
      )}
      {whole && goods.length > 0 && <Word label="同款好茶" text="好茶" onPress={() => onPanel('goods')} />}
      {whole && onNext && <Word label="下一个" text="下一个" onPress={onNext} />}
      {pose !== 'wide' && <Word label={turn} text={turn} onPress={onTurn} />}
    </>
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

const Word = ({ label, text, onPress }: { label: string; text: string; onPress: () => void }) => (
  <Pressable className={styles.word} label={label} onPress={onPress}>
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

function Drawer({ wide, onClose, children }: { wide: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <View className={styles.over}>
      <Pressable className={styles.shade} look={false} label="收起" onPress={onClose} />
      <View
        className={classes(styles.drawer, wide && styles.large)}
        {...aria({ role: wide ? 'group' : 'radiogroup', label: wide ? '同款好茶' : '选择' })}
      >
        {children}
      </View>
    </View>
  );
}

/** Seen for three seconds after each touch; always while nothing plays. */
function useFading(playing: boolean): { seen: boolean; touch: () => void } {
  const [touched, setTouched] = useState(0);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    setSeen(true);
    if (!playing) return undefined;
    const timer = setTimeout(() => setSeen(false), FADE_MS);
    return () => clearTimeout(timer);
  }, [playing, touched]);
  return { seen, touch: () => setTouched((count) => count + 1) };
}

/** One touch waits a moment for a second one, which likes instead. */
function useTouches(onOnce: () => void, onTwice?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [hearts, setHearts] = useState<number[]>([]);
  const once = useRef(onOnce);
  once.current = onOnce;
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    if (!onTwice) return once.current();
    if (timer.current === undefined) {
      timer.current = setTimeout(() => {
        timer.current = undefined;
        once.current();
      }, TWICE_MS);
      return;
    }
    clearTimeout(timer.current);
    timer.current = undefined;
    setHearts((shown) => [...shown.slice(-2), (shown[shown.length - 1] ?? 0) + 1]);
    onTwice();
  };
  return { hearts, press };
}
