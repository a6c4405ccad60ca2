/** Up to five lines over the same days: each with its own dash and scale side, a point picked by tap or arrow key, its values said. */
import { useMemo, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { focusById, nextIndex } from '@/ui/kit/roving';
import { vars } from '@/ui/kit/unit';
import {
  EDGE,
  HEIGHT,
  heightOf,
  isKnown,
  leftOf,
  lineSvg,
  marksOf,
  MOST_SERIES,
  scaleOf,
  WIDTH,
  type Scale,
  type Value,
} from './scale';
import styles from './LineChart.module.scss';

export interface Series {
  key: string;
  label: string;
  values: readonly Value[];
  /** Which scale it stands on: the left one and the right one differ in unit. */
  side: 'left' | 'right';
  /** The smallest step of its scale. */
  least: number;
  /** A value in words, short at the scale and whole in the label. */
  say: (value: number, short?: boolean) => string;
}

/** Under the drawing and in the label; `mark`: what happened on it. */
export interface ChartDay {
  short: string;
  long: string;
  mark?: string | undefined;
}

interface LineChartProps {
  /** One sentence that says what it shows. */
  label: string;
  /** Unlike any other on the page. */
  id: string;
  series: readonly Series[];
  days: readonly ChartDay[];
  /** The last is not over. */
  running: boolean;
}

const COLOURS = ['one', 'two', 'three', 'four', 'five'] as const;
const colourOf = (nth: number) => styles[COLOURS[nth] ?? 'one'];
const urlOf = (svg: string) => `url("data:image/svg+xml;utf8,${encodeURIComponent(svg)}")`;
const RUNNING = '进行中';

type Side = Series['side'];
type Sides = Record<Side, { scale: Scale; say: Series['say'] | undefined }>;

function sidesOf(series: readonly Series[]): Sides {
  const sideOf = (side: Side) => {
    const own = series.filter((one) => one.side === side);
    const values = own.flatMap((one) => one.values.filter(isKnown));
    return { scale: scaleOf(values, Math.max(1, ...own.map(({ least }) => least))), say: own[0]?.say };
  };
  return { left: sideOf('left'), right: sideOf('right') };
}

const saidOf = (shown: readonly Series[], at: number): string[] =>
  shown.map(({ label, values, say }) => {
    const value = values[at];
    return `${label} ${isKnown(value) ? say(value) : '没有数据'}`;
  });

export function LineChart({ label, id, series: all, days, running }: LineChartProps): ReactElement {
  const series = all.slice(0, MOST_SERIES);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<number>();
  const shown = series.filter(({ key }) => !hidden.includes(key));
  const isEmpty = !shown.some(({ values }) => values.some((value) => isKnown(value) && value !== 0));
  const sides = useMemo(() => sidesOf(all.slice(0, MOST_SERIES)), [all]);
  const last = days.length - 1;
  const day = picked === undefined ? undefined : days[picked];
  return (
    <View {...aria({ role: 'group', label })}>
      <Key series={series} hidden={hidden} onHide={setHidden} />
      <View className={styles.chart}>
        <Ticks side="left" sides={sides} />
        <View className={styles.area}>
          <View className={styles.grid}>
            {sides.left.scale.ticks.map((tick) => (
              <View key={tick} className={styles.rule} />
            ))}
          </View>
          {isEmpty && <Text className={styles.nothing}>暂无数据</Text>}
          <Marks days={days} />
          {series.map((one, nth) =>
            hidden.includes(one.key) ? null : (
              <View
                key={one.key}
                className={classes(styles.line, colourOf(nth))}
                style={vars({ drawing: urlOf(lineSvg(one.values, sides[one.side].scale, { nth, running })) })}
              />
            ),
          )}
          {days.length <= MOST_NODES && <Nodes {...{ series, hidden, sides, running }} />}
          {picked !== undefined && (
            <Points at={picked} count={days.length} series={series} hidden={hidden} sides={sides} />
          )}
          <Days {...{ id, days, running, picked, onPick: setPicked, said: (at) => saidOf(shown, at) }} />
        </View>
        <Ticks side="right" sides={sides} />
      </View>
      <View className={styles.days} {...aria({ hidden: true })}>
        {marksOf(days.length).map((at) => (
          <Text key={at}>{running && at === last ? RUNNING : (days[at]?.short ?? '')}</Text>
        ))}
      </View>
      <View className={styles.said}>
        <Text className={styles.label}>
          {picked === undefined || !day
            ? '点一个点看当天的数字'
            : [day.long, ...saidOf(shown, picked), ...(day.mark ? [day.mark] : [])].join('　')}
        </Text>
      </View>
    </View>
  );
}

interface KeyProps {
  series: readonly Series[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

/** Which line is which; a press hides one. */
const Key = ({ series, hidden, onHide }: KeyProps): ReactElement => (
  <View className={styles.key}>
    {series.map(({ key, label }, nth) => {
      const on = !hidden.includes(key);
      return (
        <Pressable
          key={key}
          className={classes(styles.sort, !on && styles.off)}
          role="checkbox"
          checked={on}
          label={`${label}，${on ? '显示' : '隐藏'}`}
          onPress={() => onHide(on ? [...hidden, key] : hidden.filter((one) => one !== key))}
        >
          <View className={classes(styles.sample, colourOf(nth))} />
          <Text>{label}</Text>
        </Pressable>
      );
    })}
  </View>
);

const Ticks = ({ side, sides }: { side: Side; sides: Sides }): ReactElement => (
  <View className={classes(styles.ticks, side === 'right' && styles.right)} {...aria({ hidden: true })}>
    {sides[side].scale.ticks.map((tick) => (
      <Text key={tick} className={styles.tick}>
        {sides[side].say?.(tick, true) ?? ''}
      </Text>
    ))}
  </View>
);

const leftVar = (at: number, count: number) => vars({ left: (leftOf(at, count) / WIDTH) * 100 });

/** Where something happened: a flag on the time axis, its words in the label of the day. */
const Marks = ({ days }: { days: readonly ChartDay[] }): ReactElement => (
  <>
    {days.map(({ long, mark }, at) =>
      mark ? <View key={long} className={styles.mark} style={leftVar(at, days.length)} /> : null,
    )}
  </>
);

interface PointsProps {
  at: number;
  count: number;
  series: readonly Series[];
  hidden: readonly string[];
  sides: Sides;
}

/** More points than these stand too near to be told apart. */
const MOST_NODES = 14;

const topOf = (value: number, scale: Scale): number => ((heightOf(value, scale) + EDGE) / (HEIGHT + 2 * EDGE)) * 100;

/** A point on each value, round on one line, square on the next; that of a day that is not over is hollow and greater. */
const Nodes = ({
  series,
  hidden,
  sides,
  running,
}: Omit<PointsProps, 'at' | 'count'> & { running: boolean }): ReactElement => (
  <>
    {series.flatMap(({ key, values, side }, nth) =>
      hidden.includes(key)
        ? []
        : values.map((value, at) =>
            isKnown(value) ? (
              <View
                key={`${key} ${at}`}
                className={classes(
                  styles.node,
                  colourOf(nth),
                  nth % 2 === 1 && styles.square,
                  running && at === values.length - 1 && styles.open,
                )}
                style={vars({
                  left: (leftOf(at, values.length) / WIDTH) * 100,
                  top: topOf(value, sides[side].scale),
                })}
              />
            ) : null,
          ),
    )}
  </>
);

/** The picked day: a rule through the drawing, and a dot on each line. */
const Points = ({ at, count, series, hidden, sides }: PointsProps): ReactElement => (
  <View className={styles.picked} style={leftVar(at, count)}>
    {series.map(({ key, values, side }, nth) => {
      const value = values[at];
      if (!isKnown(value) || hidden.includes(key)) return null;
      const style = vars({ top: topOf(value, sides[side].scale) });
      return <View key={key} className={classes(styles.point, colourOf(nth))} style={style} />;
    })}
  </View>
);

interface DaysProps extends Pick<LineChartProps, 'id' | 'days' | 'running'> {
  picked: number | undefined;
  said: (at: number) => string[];
  onPick: (at: number | undefined) => void;
}

/** A button for each day, as high as the drawing; one of them is in the order of keys, arrows walk from it. */
function Days({ id, days, running, picked, said, onPick }: DaysProps): ReactElement {
  const last = days.length - 1;
  const pointId = (at: number) => `${id}-${at}`;
  const move = (from: number, key: string) => {
    const next = nextIndex(key, from, days.length);
    if (next === undefined) return;
    onPick(next);
    focusById(pointId(next));
  };
  return (
    <View className={styles.targets}>
      {days.map(({ long, mark }, at) => (
        <Pressable
          key={long}
          id={pointId(at)}
          className={styles.target}
          look={false}
          focusable={at === (picked ?? last)}
          pressed={at === picked}
          label={[`${long}${running && at === last ? ` ${RUNNING}` : ''}`, ...said(at), ...(mark ? [mark] : [])].join(
            '，',
          )}
          onKey={(key) => move(at, key)}
          onPress={() => onPick(at === picked ? undefined : at)}
        />
      ))}
    </View>
  );
}
