/** The magazine from 臻品图鉴 on. A block without data is left out. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { CultureHome } from '@/contract';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Strip } from '@/ui/kit/Strip';
import { Note, Title, Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import { EventCard } from '../salon/EventCard';
import { ExhibitTile } from '../show/ExhibitTile';
import { Articles } from './Articles';
import styles from './magazine.module.scss';

const EventSheet = later(() => import('../salon/EventSheet').then(({ EventSheet: part }) => part));
const ReadSheet = later(() => import('./ReadSheet').then(({ ReadSheet: part }) => part));

export function Features({ home }: { home: CultureHome }) {
  const { exhibits, vr, articles, salon } = home;
  const [reading, setReading] = useState('');
  const [event, setEvent] = useState('');
  const [next] = salon;
  const [scene] = vr.items;
  return (
    <>
      {exhibits.length > 0 && (
        <Section title="臻品图鉴" note="不谈价钱，只看茶" onMore={() => go('/tea/pages/productShow', {})}>
          <Strip>
            <View className={styles.row}>
              {exhibits.map((goods) => (
                <View key={goods.id} className={styles.exhibit}>
                  <ExhibitTile goods={goods} />
                </View>
              ))}
            </View>
          </Strip>
        </Section>
      )}
      {scene && (
        <Section title="VR 云游" note={`${vr.items.length} 个地方，坐着就到`}>
          <Pressable className={styles.vr} role="link" label="VR 云游" onPress={() => go('/tea/pages/vr', {})}>
            <Picture src={scene.image ?? ''} w={750} ratio={0.5} alt="" />
            <View className={styles.vrWords}>
              <Title>{scene.label}</Title>
              <Words size="foot">{scene.value}</Words>
            </View>
          </Pressable>
        </Section>
      )}
      {articles.length > 0 && <Articles articles={articles} onRead={setReading} />}
      {next && (
        <Section title="近期雅集" note="来坐一坐" onMore={() => go('/tea/pages/home', {})}>
          <View className={styles.card}>
            <EventCard event={next} onOpen={() => setEvent(next.id)} />
          </View>
        </Section>
      )}
      <Doors />
      <ReadSheet open={reading !== ''} id={reading} onClose={() => setReading('')} />
      <EventSheet open={event !== ''} id={event} onClose={() => setEvent('')} />
    </>
  );
}

const Doors = () => (
  <View className={styles.doors}>
    <Pressable
      className={styles.door}
      role="link"
      label="茶学院"
      onPress={() => go('/collegePackages/pages/college/index', {})}
    >
      <Title>茶学院</Title>
      <Note>跟着老师学一门，学完有证书</Note>
    </Pressable>
    <Pressable className={styles.door} role="link" label="官方溯源" onPress={() => go('/tea/pages/official', {})}>
      <Title>官方溯源</Title>
      <Note>扫封签上的编码，看它从哪座山来</Note>
    </Pressable>
    <Pressable className={styles.door} role="link" label="茶生活圈" onPress={() => go('/tea/pages/lifeCircle', {})}>
      <Title>茶生活圈</Title>
      <Note>茶友今天喝了什么，附近有什么礼遇</Note>
    </Pressable>
    <Pressable
      className={styles.door}
      role="link"
      label="茶视频"
      onPress={() => go('/entertainment/pages/index/index', {})}
    >
      <Title>茶视频</Title>
      <Note>跟着片子泡一盏，再听一支茶音</Note>
    </Pressable>
  </View>
);
