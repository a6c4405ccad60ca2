import { Text, View } from '@tarojs/components';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Marked } from './Marked';
import styles from './Suggestions.module.scss';

interface SuggestionsProps {
  words: readonly string[];
  typed: string;
  onPick: (word: string) => void;
  /** The whole site instead of goods only; not offered without it. */
  onSite?: () => void;
}

/** Words while typing, the matched part bold; the last row asks the whole site, where that is offered. */
export function Suggestions({ words, typed, onPick, onSite }: SuggestionsProps) {
  const marks = [typed];
  return (
    <View className={styles.list}>
      <View>
        {words.map((word) => (
          <Pressable key={word} className={styles.row} role="link" label={word} onPress={() => onPick(word)}>
            <Text className={styles.word}>
              <Marked text={word} words={marks} />
            </Text>
          </Pressable>
        ))}
      </View>
      {onSite && (
        <Pressable className={styles.row} role="link" label={`全站搜索${typed}`} onPress={onSite}>
          <Icon name="search" size={16} />
          <Text className={styles.word}>{`全站搜「${typed}」`}</Text>
          <Text className={styles.kinds}>文章 · 门店 · 茶人</Text>
        </Pressable>
      )}
    </View>
  );
}
