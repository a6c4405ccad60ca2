/** What happened, the newest first: day, title, words, pictures. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './Diary.module.scss';

interface Entry {
  at: number;
  title: string;
  text: string;
  photos: readonly string[];
  /** 春: said above the first entry of each. */
  season?: string;
}

/** The others come after a press. */
const FIRST = 6;

export function Diary({ entries }: { entries: readonly Entry[] }): ReactElement {
  const [all, setAll] = useState(false);
  return (
    <View className={styles.diary}>
      <View {...aria({ role: 'list', label: '日记' })}>
        {entries.slice(0, all ? undefined : FIRST).map((entry, index) => (
          <Line
            key={`${entry.at} ${entry.title}`}
            entry={entry}
            isNewSeason={entry.season !== undefined && entry.season !== entries[index - 1]?.season}
          />
        ))}
      </View>
      {!all && entries.length > FIRST && (
        <Button tone="text" onPress={() => setAll(true)}>
          看更早的日记
        </Button>
      )}
    </View>
  );
}

const Line = ({ entry, isNewSeason }: { entry: Entry; isNewSeason: boolean }): ReactElement => (
  <View {...aria({ role: 'listitem' })}>
    {isNewSeason && <Text className={styles.season}>{entry.season}</Text>}
    <Stack row>
      <Text className={styles.day}>{formatTime(entry.at, 'MM-DD')}</Text>
      <View className={styles.line}>
        <View className={styles.dot} />
      </View>
      <View className={styles.words}>
        <Words size="body" block>
          {entry.title}
        </Words>
        <Words size="sub" tone="soft" block>
          {entry.text}
        </Words>
        {entry.photos.map((photo) => (
          <Pressable
            key={photo}
            className={styles.photo}
            label={`放大${entry.title}的图片`}
            onPress={() => go('/shop/pages/imgshow', { urls: [photo], index: 0 })}
          >
            <Picture src={photo} w={750} ratio={0.46} alt="" />
          </Pressable>
        ))}
      </View>
    </Stack>
  </View>
);
