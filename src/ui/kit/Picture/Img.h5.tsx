/**
 * A plain <img>: Image of @tarojs/components-react wraps it into a 320x240 div and loads lazily by a script of its own, where the
 * browser has loading="lazy" and fetchpriority.
 */
import type { ReactElement } from 'react';
import { classes } from '../classes';
import type { ImgProps } from './types';
import styles from './Picture.module.scss';

export const Img = ({ src, alt, fit, priority, onError }: ImgProps): ReactElement => (
  <img
    className={classes(styles.img, styles[fit])}
    {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const, decoding: 'async' as const })}
    src={src}
    alt={alt}
    draggable={false}
    onError={onError}
  />
);
