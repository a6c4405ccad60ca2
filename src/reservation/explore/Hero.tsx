/** What the page opens with: a still picture, and its film once it is pressed; nothing plays by itself (rule 40.4). */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Icon } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { later } from '@/ui/shell';
import styles from './explore.module.scss';

const HeroFilm = later(() => import('./HeroFilm').then((part) => part.HeroFilm));

export function Hero({ title, image, film }: NonNullable<DataOf<'tea.explore'>['hero']>): ReactElement {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  const close = () => setOpened(false);
  const still = <Picture src={image} w={750} ratio={0.56} alt={film ? '' : title} />;
  if (film === undefined) return <View className={styles.hero}>{still}</View>;
  return (
    <View className={styles.hero}>
      {opened ? (
        <HeroFilm
          {...{ title, image, film }}
          onClose={close}
          onFail={() => {
            close();
            setFailed(true);
          }}
        />
      ) : (
        <Pressable
          label={`播放 ${title}`}
          onPress={() => {
            setFailed(false);
            setOpened(true);
          }}
        >
          {still}
          <View className={styles.play}>
            <Icon name="play" size={24} />
          </View>
        </Pressable>
      )}
      {failed && <Notice tone="warn">视频没有放出来，稍后再试</Notice>}
    </View>
  );
}
