/** Text with its faces drawn in it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { splitEmoji, type Emoji } from '@/core/lib/emoji';
import { Picture } from '@/ui/kit/Picture';
import styles from './chat.module.scss';

export const faceUrl = ({ file }: Emoji): string => `/images/${file}`;

export function Said({ text }: { text: string }): ReactElement {
  const parts = splitEmoji(text);
  if (parts.every((part) => typeof part === 'string')) return <Text userSelect>{text}</Text>;
  return (
    <View className={styles.said}>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <Text key={i} userSelect>
            {part}
          </Text>
        ) : (
          <View key={i} className={styles.face}>
            <Picture src={faceUrl(part)} w={120} ratio={1} alt={part.alt} />
          </View>
        ),
      )}
    </View>
  );
}
