/**
 * The terrace with its trees, drawn by the server: one picture from afar, and close up the parts that the window shows. So two thousand
 * trees are no more elements than four. A press means the tree that is nearest; whoever cannot see it has the list.
 */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TeaTree } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { IconButton } from '@/ui/kit/IconButton';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { mapSource, type TreeFilter } from './filter';
import { areaAround, middleOf, nearest, partsIn, zoomOf, type Area, type Spot } from './map';
import { Pane } from './Pane';
import { useTrees } from './useTrees';
import styles from './TreeMap.module.scss';

interface TreeMapProps {
  fieldId: string;
  /** The drawn overview. */
  map: string;
  total: number;
  filter: TreeFilter;
  /** The tree whose sheet is or was open. */
  chosen: TeaTree | undefined;
  /** Another number: states are read anew. */
  round: number;
  onOpen: (tree: TeaTree) => void;
}
const MIDDLE: Spot = { x: 500, y: 500 };
/** In hundredths of the drawing. */
const placeOf = ({ x, y }: Spot) => ({ x: x / 10, y: y / 10 });

export function TreeMap({ fieldId, map, total, filter, chosen, round, onOpen }: TreeMapProps): ReactElement {
  const near = zoomOf(total);
  const [area, setArea] = useState<Area>();
  const [start, setStart] = useState<Spot>(MIDDLE);
  const { trees, pending } = useTrees(fieldId, filter, area, round);
  const flag = chosen
    ? `${chosen.code}　${chosen.plaque ? `「${chosen.plaque}」` : `${chosen.age} 年${chosen.variety}`}`
    : '';
  const zoom = area ? near : 1;
  const look = (spot: Spot) => {
    const next = areaAround(spot, near);
    setStart(middleOf(next));
    setArea(next);
  };
  const away = () => {
    setStart(MIDDLE);
    setArea(undefined);
  };
  // A tree that was named elsewhere is looked at.
  useEffect(() => {
    if (chosen) look(chosen);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen?.id]);
  /** Pressed before its trees were known. */
  const [pressed, setPressed] = useState<Spot>();
  const tap = (spot: Spot) => {
    if (!area) return look(spot);
    const tree = nearest(trees, spot, near);
    if (tree) return onOpen(tree);
    return setPressed(spot);
  };
  useEffect(() => {
    const tree = pressed && nearest(trees, pressed, near);
    if (tree) onOpen(tree);
    setPressed(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they are known
  }, [trees]);
  return (
    <Card place="alone" className={styles.map}>
      <Pane
        zoom={zoom}
        middle={start}
        label={area ? `茶树图，${flag}点一棵看详情` : '茶园全图，点一处放大'}
        onTap={tap}
        onMoved={setArea}
      >
        <Picture fill src={mapSource(map, filter)} w={1500} alt="" priority />
        {area && (
          <View className={styles.parts}>
            {partsIn(area, near).map(({ col, row }) => (
              <View key={`${col}-${row}`} className={styles.part} style={vars({ col, row, size: 100 / near })}>
                <Picture
                  fill
                  src={mapSource(map, filter, `${near}-${col}-${row}`)}
                  w={1170}
                  alt=""
                  className={styles.clear}
                  priority
                />
              </View>
            ))}
          </View>
        )}
        {area && chosen && (
          <View>
            <View className={styles.chosen} style={vars(placeOf(chosen))} />
            <Words size="sub" className={styles.flag} style={vars(placeOf(chosen))}>
              {flag}
            </Words>
          </View>
        )}
      </Pane>
      <View className={styles.ways}>
        {area ? (
          <IconButton icon="minus" label="看全图" onPress={away} />
        ) : (
          <IconButton icon="plus" label="放大" onPress={() => look(MIDDLE)} />
        )}
      </View>
      <View className={styles.legend}>
        <View className={classes(styles.sign, styles.free)} />
        <Text>可认养</Text>
        <View className={classes(styles.sign, styles.adopted)} />
        <Text>已有主</Text>
        <View className={classes(styles.sign, styles.held)} />
        <Text>保留</Text>
        <Text className={styles.hint} role="status">
          {area ? (pending && trees.length === 0 ? '正在看…' : '滑动，点一棵看') : '点一处走近看'}
        </Text>
      </View>
    </Card>
  );
}
