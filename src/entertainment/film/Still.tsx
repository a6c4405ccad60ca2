/** The picture of a film as high as the screen: whole above the words, and behind it the same once more, dark, so that nothing is empty. */
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import styles from './Pane.module.scss';

export const Still = ({ src, first }: { src: string; first: boolean }) => (
  <>
    <Picture className={classes(styles.still, styles.ground)} src={src} w={750} alt="" fill />
    <Picture
      className={classes(styles.still, styles.raised)}
      src={src}
      w={750}
      alt=""
      fit="contain"
      fill
      priority={first}
    />
  </>
);
