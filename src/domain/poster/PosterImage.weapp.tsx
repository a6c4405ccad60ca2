import { Image } from '@tarojs/components';
import styles from './PictureSheet.module.scss';

export const PosterImage = ({ src, alt }: { src: string; alt: string }) => (
  <Image className={styles.image} src={src} mode="widthFix" showMenuByLongpress aria-label={alt} />
);
