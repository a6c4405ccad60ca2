import type { ReactElement } from 'react';
import { Image } from '@tarojs/components';
import { serverUrl } from '@/core/lib/serverUrl';
import type { ImgProps } from './types';
import styles from './Picture.module.scss';

export const Img = ({ src, fit, priority, onError }: ImgProps): ReactElement => (
  <Image
    className={styles.img}
    src={serverUrl(src)}
    mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
    lazyLoad={!priority}
    webp
    onError={onError}
  />
);
