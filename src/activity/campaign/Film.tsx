/** A film of a campaign page: its picture, and the film once it is pressed; nothing plays by itself. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { PageBlock } from '@/contract';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Player } from '@/ui/kit/Player';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { useVisible } from '@/ui/kit/useVisible';
import styles from './campaign.module.scss';

export function Film({ title = '', items }: PageBlock) {
  const [playing, setPlaying] = useState(false);
  const visible = useVisible();
  const [film] = items;
  if (!film) return null;
  return (
    <Section title={title}>
      <View className={styles.film}>
        {playing ? (
          <Player
            src={film.value}
            poster={film.image ?? ''}
            label={film.label}
            playing={visible}
            onEnd={() => setPlaying(false)}
            onBlocked={() => setPlaying(false)}
            onFail={() => setPlaying(false)}
          />
        ) : (
          <Pressable label={`播放 ${film.label}`} onPress={() => setPlaying(true)}>
            <Picture src={film.image ?? ''} w={750} ratio={0.56} alt="" />
            <View className={styles.play}>
              <Icon name="play" size={28} />
            </View>
          </Pressable>
        )}
      </View>
    </Section>
  );
}
