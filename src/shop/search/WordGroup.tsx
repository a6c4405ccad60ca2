import { Text, View } from '@tarojs/components';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import styles from './Words.module.scss';

interface WordGroupProps {
  title: string;
  words: readonly string[];
  onPick: (word: string) => void;
}

/** 热搜 and 猜你想搜; nothing without words. */
export function WordGroup({ title, words, onPick }: WordGroupProps) {
  if (words.length === 0) return null;
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.title}>{title}</Text>
      </View>
      <ChipGroup label={title}>
        {words.map((word) => (
          <Chip key={word} onPress={() => onPick(word)}>
            {word}
          </Chip>
        ))}
      </ChipGroup>
    </View>
  );
}
