/** A picture in a frame that has its size before the file comes: paper first, a leaf when it never comes. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { vars } from '../unit';
import { Img } from './Img';
import { pictureUrl } from './source';
import styles from './Picture.module.scss';

export interface PictureProps {
  src: string;
  /** Empty for decoration: beside a title that says the same. */
  alt: string;
  /** Width hint in px of the file (css width times pixel ratio): 120 240 375 480 750 1170 1500. */
  w?: number;
  /** Height divided by width: 1 square, 0.4 banner. Without it the frame takes the size its class or parent gives. */
  ratio?: number;
  /** Fills a positioned parent. */
  fill?: boolean;
  fit?: 'cover' | 'contain';
  /** In the first screen: loaded at once and first. Everything else waits until it comes near. */
  priority?: boolean;
  round?: boolean;
  /** The file did not come: the leaf stands in its place. */
  onLost?: () => void;
  className?: string;
}

export function Picture(props: PictureProps): ReactElement {
  const { src, alt, w, ratio, fill, fit = 'cover', priority = false, round, onLost, className } = props;
  const [broken, setBroken] = useState(false);
  useEffect(() => setBroken(false), [src]);
  const lose = () => {
    setBroken(true);
    onLost?.();
  };
  return (
    <View
      className={classes(
        styles.frame,
        ratio !== undefined && styles.ratio,
        fill && styles.fill,
        round && styles.round,
        className,
      )}
      style={ratio === undefined ? undefined : vars({ ratio })}
    >
      {broken || !src ? (
        <View className={styles.lost}>
          <Icon name="leaf" size={28} label={alt || undefined} />
        </View>
      ) : (
        <Img src={pictureUrl(src, w)} alt={alt} fit={fit} priority={priority} onError={lose} />
      )}
    </View>
  );
}
