import { Canvas } from '@tarojs/components';
import type { PaintSize } from '@/core/platform';
import { vars } from '@/ui/kit/unit';
import styles from './PictureSheet.module.scss';

/** The mini-program can only make a file of a canvas that stands in a page: it lies outside the screen. */
export const PosterCanvas = ({ id, size }: { id: string; size: PaintSize }) => (
  <Canvas type="2d" id={id} className={styles.canvas} style={vars({ wide: size.width, tall: size.height })} />
);
