import styles from './PictureSheet.module.scss';

/** A plain <img>: a long press saves it in the browsers of phones. */
export const PosterImage = ({ src, alt }: { src: string; alt: string }) => (
  <img className={styles.image} src={src} alt={alt} />
);
