/** Two pages of 24 faces, each with its word. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { EMOJI_PAGES } from '@/core/lib/emoji';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { faceUrl } from './Said';
import styles from './panel.module.scss';

interface EmojisProps {
  onPick: (alt: string) => void;
  onErase: () => void;
}

export function Emojis({ onPick, onErase }: EmojisProps): ReactElement {
  const [page, setPage] = useState(0);
  return (
    <View className={styles.panel}>
      <View className={styles.emojis} {...aria({ role: 'group', label: `表情，第 ${page + 1} 页` })}>
        {EMOJI_PAGES[page]?.map((emoji) => {
          const word = emoji.alt.slice(1, -1);
          return (
            <Pressable key={emoji.alt} className={styles.emoji} label={word} onPress={() => onPick(emoji.alt)}>
              <View className={styles.emojiFace}>
                <Picture src={faceUrl(emoji)} w={120} ratio={1} alt="" priority />
              </View>
              <Text>{word}</Text>
            </Pressable>
          );
        })}
      </View>
      <View className={styles.pages}>
        {EMOJI_PAGES.map((_, i) => (
          <Pressable
            key={i}
            className={styles.page}
            label={`第 ${i + 1} 页`}
            pressed={page === i}
            onPress={() => setPage(i)}
          >
            <View className={classes(styles.pageDot, page === i && styles.pageOn)} />
          </Pressable>
        ))}
        <Pressable className={styles.erase} onPress={onErase}>
          <Text>删除</Text>
        </Pressable>
      </View>
    </View>
  );
}
