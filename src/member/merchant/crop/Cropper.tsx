/** A picture under a square frame: dragged and pinched, or by buttons and keys (rule 19.8). Over the whole screen, above sheets. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Crop } from '@/contract';
import { platform } from '@/core/platform';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import type { IconName } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { useFocusTrap, useKeyboard } from '@/ui/kit/overlay/keyboard';
import { Picture } from '@/ui/kit/Picture';
import { Words } from '@/ui/kit/Words';
import { useFingers } from './fingers';
import { followed, moved, transformOf, WHOLE, zoomed, zoomOf } from './frame';
import styles from './Cropper.module.scss';

interface CropperProps {
  src: string;
  /** Width divided by height. */
  ratio: number;
  /** What the frame shows first. */
  crop: Crop;
  busy: boolean;
  onDone: (crop: Crop) => void;
  onCancel: () => void;
}

/** Of the frame's side. */
const STEP = 0.05;
const ZOOM_STEP = 1.2;
interface Act {
  key: string;
  icon: IconName;
  label: string;
  on: (crop: Crop, ratio: number) => Crop;
}
const move = (x: number, y: number) => (crop: Crop, ratio: number) => moved(crop, { x: x * STEP, y: y * STEP }, ratio);
const SMALLER: Act = {
  key: '-',
  icon: 'minus',
  label: '缩小',
  on: (crop, ratio) => zoomed(crop, 1 / ZOOM_STEP, ratio),
};
const LARGER: Act = { key: '+', icon: 'plus', label: '放大', on: (crop, ratio) => zoomed(crop, ZOOM_STEP, ratio) };
const MOVES: readonly Act[] = [
  { key: 'ArrowLeft', icon: 'back', label: '图片左移', on: move(-1, 0) },
  { key: 'ArrowRight', icon: 'next', label: '图片右移', on: move(1, 0) },
  { key: 'ArrowUp', icon: 'up', label: '图片上移', on: move(0, -1) },
  { key: 'ArrowDown', icon: 'down', label: '图片下移', on: move(0, 1) },
];
const ACTS = [SMALLER, LARGER, ...MOVES];

export function Cropper({ src, ratio, crop: first, busy, onDone, onCancel }: CropperProps): ReactElement {
  const [crop, setCrop] = useState(first);
  const cancel = () => {
    if (!busy) onCancel();
  };
  const layer = useFocusTrap(true, cancel);
  const stage = useKeyboard((key) => {
    const act = ACTS.find((each) => each.key === key);
    if (act) setCrop((now) => act.on(now, ratio));
  });
  const fingers = useFingers((from, to) => setCrop((now) => followed(now, from, to, ratio)));
  const button = ({ key, icon, label, on }: Act) => {
    const next = on(crop, ratio);
    const stays = next.x === crop.x && next.y === crop.y && next.w === crop.w;
    return <IconButton key={key} icon={icon} label={label} disabled={stays} onPress={() => setCrop(next)} />;
  };
  return (
    <View
      ref={layer}
      className={styles.layer}
      tabIndex={-1}
      {...aria({ role: 'dialog', modal: true, label: '裁剪图片' })}
    >
      <View className={styles.head} style={{ marginTop: `${platform.system.statusBarHeight()}px` }}>
        <Text className={styles.title} {...aria({ role: 'heading', level: 2 })}>
          裁剪图片
        </Text>
        <Words size="sub" tone="soft" block>
          拖动选取，双指缩放
        </Words>
      </View>
      <View ref={stage} className={styles.stage}>
        <View className={styles.frame} {...fingers}>
          <View className={styles.picture} style={{ paddingTop: `${100 / ratio}%`, transform: transformOf(crop) }}>
            <Picture src={src} alt="要裁剪的图片" fill priority />
          </View>
          <View className={styles.around} />
        </View>
      </View>
      <View className={styles.tools}>
        {button(SMALLER)}
        <Text className={styles.zoom} {...aria({ role: 'status' })}>{`${zoomOf(crop, ratio).toFixed(1)} 倍`}</Text>
        {button(LARGER)}
        <View className={styles.gap} />
        {MOVES.map(button)}
      </View>
      <View className={styles.acts}>
        <Button block tone="quiet" size="l" disabled={busy} onPress={cancel}>
          取消
        </Button>
        <Button block tone="line" size="l" disabled={busy} onPress={() => onDone(WHOLE)}>
          用原图
        </Button>
        <Button block size="l" busy={busy && '上传中'} onPress={() => onDone(crop)}>
          完成
        </Button>
      </View>
    </View>
  );
}
