import { Canvas } from '@tarojs/components';
import styles from './PosterSheet.module.scss';

/** The mini-program can only make a file of a canvas that stands in a page: it lies outside the screen. */
export const PosterCanvas = ({ id }: { id: string }) => <Canvas type="2d" id={id} className={styles.canvas} />;
