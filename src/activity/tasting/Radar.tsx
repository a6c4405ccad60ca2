/** The drawing of a radar; its figures stand beside it in words, or at its corners. */
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import { cornerOf, radarSvg, type RadarFigure } from './radar';
import styles from './tasting.module.scss';

/** A picture takes no tokens: celadon, gold and a hair line as they are in every theme. */
export const OWN = '#3f6f5b';
export const AVERAGE = '#9a7436';
const LINE = '#dcd6c8';

interface RadarProps {
  label: string;
  figures: readonly RadarFigure[];
  size: number;
  /** What stands at each corner. */
  corners?: readonly { name: string; text: string }[];
  count: number;
}

export function Radar({ label, figures, size, corners = [], count }: RadarProps) {
  const drawing = `url("data:image/svg+xml;utf8,${encodeURIComponent(radarSvg(figures, count, LINE))}")`;
  return (
    <View className={styles.radar} style={vars({ size, drawing })} {...aria({ role: 'img', label })}>
      {corners.map(({ name, text }, i) => {
        const { x, y } = cornerOf(i, count);
        return (
          <View key={name} className={styles.corner} style={vars({ x, y })}>
            <Text className={styles.dim}>{name}</Text>
            <Text className={styles.pair}>{text}</Text>
          </View>
        );
      })}
    </View>
  );
}
