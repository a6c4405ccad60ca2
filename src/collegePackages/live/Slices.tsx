/** 片段: short pieces cut from rooms and films, for who is logged in. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { go, open } from '@/core/routes';
import { clockText } from '@/domain/video/clock';
import { videoRoute } from '@/domain/video/route';
import { Card } from '@/ui/kit/Card';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './live.module.scss';

const SHOWN = 4;

export function Slices(): ReactElement | null {
  const slices = useBlock(() => call('video.slicing', {}));
  if (!slices || slices.list.length === 0) return null;
  return (
    <Section title="片段" more="更多" onMore={() => void go('/entertainment/pages/index/index', { tab: 'slice' })}>
      <Card place="alone" clip>
        {slices.list.slice(0, SHOWN).map(({ id, videoId, title, cover, from, to, plays }) => (
          <Pressable
            key={id}
            className={styles.slice}
            role="link"
            onPress={() => void open(`${videoRoute(videoId)}&slice=${id}`)}
          >
            <View className={styles.piece}>
              <Picture src={cover} w={240} fill alt="" />
              <Text className={styles.lasts}>{clockText(to - from)}</Text>
            </View>
            <Stack grow justify="between">
              <Words size="name" lines={2} block>
                {title}
              </Words>
              <Note>{`${figure(plays)} 次播放`}</Note>
            </Stack>
          </Pressable>
        ))}
      </Card>
    </Section>
  );
}
