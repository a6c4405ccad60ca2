import { Text, View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { splitMatch } from './history';
import styles from './Suggestions.module.scss';

/** Words while typing, the matched part bold. */
export function Suggestions({
  words,
  typed,
  onPick,
}: {
  words: readonly string[];
  typed: string;
  onPick: (word: string) => void;
}) {
  return (
    <View className={styles.list}>
      {words.map((word) => (
        <Pressable key={word} className={styles.row} role="link" label={word} onPress={() => onPick(word)}>
          {splitMatch(word, typed).map((piece, at) => (
            <Text key={at} className={piece.hit ? styles.hit : undefined}>
              {piece.text}
            </Text>
          ))}
        </Pressable>
      ))}
    </View>
  );
}
