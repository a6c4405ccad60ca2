/** Pictures of a goods, the first one its cover: dragged into their order, or moved by the arrows under each (rule 19.8); each can be cropped. */
import { useRef, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { moved, placeAfter } from './order';
import styles from './shop.module.scss';

const MOST = 9;
/** Of the sheet's gutters and the gaps between three tiles, and the row of arrows under each, in px of the design. */
const SIDES = 56;
const GAP = 8;
const TOOLS = 44;

interface Finger {
  clientX: number;
  clientY: number;
}
/** Taro types a touch of View as a plain event. */
const fingerOf = (event: unknown): Finger | undefined => (event as { touches?: ArrayLike<Finger> }).touches?.[0];

export function Pictures({
  value,
  onChange,
  onAdd,
  onCrop,
}: {
  value: readonly string[];
  onChange: (urls: string[]) => void;
  onAdd: () => void;
  onCrop: (url: string) => void;
}): ReactElement {
  const [held, setHeld] = useState<number>();
  const start = useRef<Finger>();
  const width = platform.system.windowWidth();
  const scale = width / 375;
  const tile = (width - SIDES * scale) / 3;
  const step = { x: tile + GAP * scale, y: tile + (TOOLS + GAP) * scale };

  const follow = (finger: Finger | undefined) => {
    if (held === undefined || !finger || !start.current) return;
    const by = { x: finger.clientX - start.current.clientX, y: finger.clientY - start.current.clientY };
    const to = placeAfter(held, by, step, value.length);
    if (to === held) return;
    onChange(moved(value, held, to));
    start.current = finger;
    setHeld(to);
  };
  return (
    <View className={styles.form}>
      <Words size="sub" tone="soft">{`商品图片（${value.length}/${MOST}），按住拖动可排序`}</Words>
      <View className={styles.pictures}>
        {value.map((url, at) => (
          <View key={url} className={classes(styles.picture, held === at && styles.moving)}>
            <View
              className={styles.tile}
              {...(process.env.TARO_ENV === 'weapp' ? { catchMove: true } : {})}
              onTouchStart={(event) => {
                start.current = fingerOf(event);
                setHeld(at);
              }}
              onTouchMove={(event) => follow(fingerOf(event))}
              onTouchEnd={() => setHeld(undefined)}
              onTouchCancel={() => setHeld(undefined)}
            >
              <Picture src={url} w={240} ratio={1} alt={`商品图片 ${at + 1}`} />
            </View>
            <Pressable className={styles.crop} label={`裁剪第 ${at + 1} 张`} onPress={() => onCrop(url)}>
              <Text className={styles.mark}>裁剪</Text>
            </Pressable>
            {at === 0 && <Text className={styles.first}>首图</Text>}
            <View className={styles.tools}>
              <IconButton
                icon="back"
                size={16}
                label={`第 ${at + 1} 张前移`}
                disabled={at === 0}
                onPress={() => onChange(moved(value, at, at - 1))}
              />
              <IconButton
                icon="trash"
                size={16}
                label={`移除第 ${at + 1} 张`}
                onPress={() => onChange(value.filter((one) => one !== url))}
              />
            </View>
          </View>
        ))}
      </View>
      {value.length < MOST && (
        <Button size="s" tone="line" icon="camera" onPress={onAdd}>
          添加图片
        </Button>
      )}
    </View>
  );
}
