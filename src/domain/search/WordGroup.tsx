import { Text, View } from '@tarojs/components';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import styles from './Words.module.scss';

interface WordGroupProps {
  title: string;
  words: readonly string[];
  /** Word -> 热 or 新. */
  tags?: ReadonlyMap<string, string>;
  onPick: (word: string) => void;
}

const labelOf = (word: string, tag: string | undefined) => (tag ? `${word}，${tag}` : undefined);

/** 热搜 and 猜你想搜; nothing without words. */
export function WordGroup({ title, words, tags, onPick }: WordGroupProps) {
  if (words.length === 0) return null;
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.title}>{title}</Text>
      </View>
      <ChipGroup label={title}>
        {words.map((word) => (
          <Chip key={word} label={labelOf(word, tags?.get(word))} onPress={() => onPick(word)}>
            {word}
            {tags?.has(word) && (
              <Text className={tags.get(word) === '热' ? styles.hot : styles.fresh}>{tags.get(word)}</Text>
            )}
          </Chip>
        ))}
      </ChipGroup>
    </View>
  );
}
