/** What a master made and taught: a tab only where there is something. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { MasterDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { open } from '@/core/routes';
import { videoRoute } from '@/domain/video/route';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tabs } from '@/ui/kit/Tabs';
import { Note, Words } from '@/ui/kit/Words';
import styles from './Works.module.scss';

type Tab = 'goods' | 'courses' | 'videos';

interface Lesson {
  id: string;
  title: string;
  cover: string;
  note: string;
  /** The work's own page, when there is one. */
  route?: string;
}

export function Works({ master }: { master: MasterDetail }) {
  const { goods, courses, videos } = master;
  const tabs = [
    { id: 'goods' as const, label: '作品', count: goods.length },
    { id: 'courses' as const, label: '课程', count: courses.length },
    { id: 'videos' as const, label: '视频', count: videos.length },
  ].filter(({ count }) => count > 0);
  const [tab, setTab] = useState<Tab>(tabs[0]?.id ?? 'goods');
  if (tabs.length === 0) return null;
  return (
    <View className={styles.works}>
      <Tabs items={tabs} current={tab} label="作品、课程与视频" onChange={setTab} />
      <View className={styles.content}>
        {tab === 'goods' && <GoodsGrid goods={goods} />}
        {tab === 'courses' && (
          <Lessons
            rows={courses.map(({ id, kind, title, cover, lessons }) => ({
              id,
              title,
              cover,
              note: `${lessons} 节`,
              route: `/collegePackages/pages/college/${kind}/detail?id=${id}`,
            }))}
          />
        )}
        {tab === 'videos' && (
          <Lessons
            rows={videos.map(({ id, title, cover, plays }) => ({
              id,
              title,
              cover,
              note: `${figure(plays)} 次播放`,
              route: videoRoute(id, 'master'),
            }))}
          />
        )}
      </View>
    </View>
  );
}

const Lessons = ({ rows }: { rows: readonly Lesson[] }) => (
  <Stack gap={12}>
    {rows.map((row) =>
      row.route ? (
        <Pressable key={row.id} className={styles.lesson} role="link" onPress={() => open(row.route ?? '')}>
          <LessonWords row={row} />
        </Pressable>
      ) : (
        <View key={row.id} className={styles.lesson}>
          <LessonWords row={row} />
        </View>
      ),
    )}
  </Stack>
);

const LessonWords = ({ row: { title, cover, note } }: { row: Lesson }) => (
  <>
    <Picture className={styles.cover} src={cover} w={240} ratio={0.6} alt="" />
    <Stack>
      <Words size="body">{title}</Words>
      <Note>{note}</Note>
    </Stack>
  </>
);
