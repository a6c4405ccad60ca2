/** Under the field: what else can be sent, and phrases that one types often. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import styles from './panel.module.scss';

export interface Tool {
  icon: IconName;
  label: string;
  onPress: () => unknown;
}
interface ToolsPanelProps {
  tools: readonly Tool[];
  phrases: readonly string[];
  onPhrase: (phrase: string) => void;
}

export function ToolsPanel({ tools, phrases, onPhrase }: ToolsPanelProps): ReactElement {
  return (
    <View className={styles.panel}>
      <View className={styles.tools}>
        {tools.map(({ icon, label, onPress }) => (
          <Pressable key={label} className={styles.tool} onPress={onPress}>
            <View className={styles.toolIcon}>
              <Icon name={icon} size={24} />
            </View>
            <Text>{label}</Text>
          </Pressable>
        ))}
      </View>
      <Stack className={styles.phrases}>
        {phrases.map((phrase) => (
          <Pressable key={phrase} className={styles.phrase} onPress={() => onPhrase(phrase)}>
            <Text>{phrase}</Text>
          </Pressable>
        ))}
      </Stack>
    </View>
  );
}
