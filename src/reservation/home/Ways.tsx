/** Four ways to a table, each with its picture; one whose page is not there is left out. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { canOpen, open } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Title, Words } from '@/ui/kit/Words';
import styles from './home.module.scss';

const WAYS = [
  { title: '订雅室', note: '先选店再选间', route: '/reservation/pages/index/index', image: 1 },
  { title: '查空位', note: '几点几位', route: '/reservation/pages/search/bookingsearch', image: 2 },
  { title: '茶艺师', note: '指定一位来泡', route: '', image: 3 },
  { title: '雅集', note: '看近期场次', route: '/reservation/pages/explore/gatheringactivitieslist', image: 4 },
] as const;

/** 茶艺师 shows those who stand further down on this page. */
export function Ways({ onPeople }: { onPeople: () => void }): ReactElement {
  const shown = WAYS.filter(({ route }) => route === '' || canOpen(route));
  return (
    <View className={styles.ways}>
      {shown.map(({ title, note, route, image }) => (
        <Pressable
          key={title}
          className={styles.way}
          role={route === '' ? 'button' : 'link'}
          onPress={() => (route === '' ? onPeople() : void open(route))}
        >
          <View className={styles.words}>
            <Title tracked>{title}</Title>
            <Words size="foot" tone="muted">
              {note}
            </Words>
          </View>
          <Picture className={styles.art} src={`/images/booking/${image}.webp`} w={240} ratio={1.2} alt="" />
        </Pressable>
      ))}
    </View>
  );
}
