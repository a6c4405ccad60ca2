/** 搜过的: own words, newest first; in the editing state a word is deleted instead of searched. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import type { WordHistory } from './history';
import styles from './Words.module.scss';

interface OwnWordsProps {
  history: WordHistory;
  words: readonly string[];
  onPick: (word: string) => void;
  onChange: (words: string[]) => void;
}

export function OwnWords({ history, words, onPick, onChange }: OwnWordsProps) {
  const { feedback, platform: device } = useStores();
  const [editing, setEditing] = useState(false);
  const clear = async () => {
    if (await feedback.confirm({ title: '清空搜索记录？', text: '清空后不能找回。', yes: '清空', no: '再想想' }))
      onChange(history.clear(device.storage));
  };
  if (words.length === 0) return null;
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.title}>搜过的</Text>
        {editing && <Chip onPress={() => void clear()}>全部清空</Chip>}
        <IconButton
          icon={editing ? 'check' : 'trash'}
          label={editing ? '完成' : '整理搜索记录'}
          size={18}
          onPress={() => setEditing(!editing)}
        />
      </View>
      <ChipGroup label="搜过的">
        {words.map((word) => (
          <Chip
            key={word}
            label={editing ? `删除${word}` : word}
            onPress={() => (editing ? onChange(history.remove(device.storage, word)) : onPick(word))}
          >
            {editing ? `${word} ×` : word}
          </Chip>
        ))}
      </ChipGroup>
    </View>
  );
}
