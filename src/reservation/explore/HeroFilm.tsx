/** The film of the page: it plays once it is there, stops while another page stands over it, and a press holds it. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '@/ui/kit/Icon';
import { Player } from '@/ui/kit/Player';
import { Pressable } from '@/ui/kit/Pressable';
import { useVisible } from '@/ui/kit/useVisible';
import styles from './explore.module.scss';

interface HeroFilmProps {
  title: string;
  image: string;
  film: string;
  onClose: () => void;
  onFail: () => void;
}

export function HeroFilm({ title, image, film, onClose, onFail }: HeroFilmProps): ReactElement {
  const [playing, setPlaying] = useState(true);
  const visible = useVisible();
  return (
    <View>
      <Player
        src={film}
        poster={image}
        label={title}
        playing={playing && visible}
        onEnd={onClose}
        onBlocked={() => setPlaying(false)}
        onFail={onFail}
      />
      <Pressable className={styles.play} label={playing ? '暂停' : '继续播放'} onPress={() => setPlaying(!playing)}>
        <Icon name={playing ? 'pause' : 'play'} size={24} />
      </Pressable>
    </View>
  );
}
