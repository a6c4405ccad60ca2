/** A film of a campaign page: its picture, and the film once it is pressed; nothing plays by itself. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { PageBlock } from '@/contract';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { later } from '@/ui/shell';
import styles from './campaign.module.scss';

const Waits = ({ poster }: { poster: string }) => <Picture src={poster} w={750} ratio={0.56} alt="" />;
const Clip = later(() => import('@/domain/film/Clip').then(({ Clip: part }) => part), Waits);

export function Film({ title = '', items }: PageBlock) {
  const [opened, setOpened] = useState(false);
  const [film] = items;
  if (!film) return null;
  const { value, label, image = '' } = film;
  const close = () => setOpened(false);
  return (
    <Section title={title}>
      <View className={styles.film}>
        {opened ? (
          <Clip title={label} url={value} poster={image} onOver={close} onFail={close}>
            {({ playing, toggle }) => (
              <Pressable
                className={styles.hold}
                look={false}
                label={playing ? `暂停 ${label}` : `播放 ${label}`}
                onPress={toggle}
              >
                {!playing && (
                  <View className={styles.play}>
                    <Icon name="play" size={28} />
                  </View>
                )}
              </Pressable>
            )}
          </Clip>
        ) : (
          <Pressable label={`播放 ${label}`} onPress={() => setOpened(true)}>
            <Picture src={image} w={750} ratio={0.56} alt="" />
            <View className={styles.play}>
              <Icon name="play" size={28} />
            </View>
          </Pressable>
        )}
      </View>
    </Section>
  );
}
