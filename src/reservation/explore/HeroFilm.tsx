/** The film of the page: it plays once it is there, stops while another page stands over it, and a press holds it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Clip } from '@/domain/film/Clip';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './explore.module.scss';

interface HeroFilmProps {
  title: string;
  image: string;
  film: string;
  onClose: () => void;
  onFail: () => void;
}

export function HeroFilm({ title, image, film, onClose, onFail }: HeroFilmProps): ReactElement {
  return (
    <View>
      <Clip title={title} url={film} poster={image} onOver={onClose} onFail={onFail}>
        {({ playing, toggle }) => (
          <Pressable className={styles.play} label={playing ? '暂停' : '继续播放'} onPress={toggle}>
            <Icon name={playing ? 'pause' : 'play'} size={24} />
          </Pressable>
        )}
      </Clip>
    </View>
  );
}
