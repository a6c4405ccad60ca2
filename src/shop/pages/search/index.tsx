/** /shop/pages/search/index: asks, never answers: own words, hot words, suggestions while typing. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { go, open, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Page, useAction, usePageParams } from '@/ui/shell';
import { addWord, clearWords, readWords, removeWord } from '../../search/history';
import { Suggestions } from '../../search/Suggestions';
import { useHobbyWords } from '../../search/useHobbyWords';
import { useSuggestions } from '../../search/useSuggestions';
import styles from './index.module.scss';

const LONGEST = 30;

export default observer(function SearchPage() {
  const { keyword = '' } = usePageParams<'/shop/pages/search/index'>();
  const { config, feedback, platform: device } = useStores();
  const [typed, setTyped] = useState(keyword);
  const [words, setWords] = useState(() => readWords(device.storage));
  const [editing, setEditing] = useState(false);
  const hot = (config.value?.hotWords ?? []).slice(0, 10);
  const placeholder = hot[0] ?? '白毫银针';
  const suggestions = useSuggestions(typed);
  const hobbies = useHobbyWords();

  const search = (word: string) => {
    const asked = (word.trim() || placeholder).slice(0, LONGEST);
    setWords(addWord(device.storage, asked));
    void go('/shop/pages/search/search', { keyword: asked });
  };
  const clear = async () => {
    if (await feedback.confirm({ title: '清空搜索记录？', text: '清空后不能找回。', yes: '清空', no: '再想想' }))
      setWords(clearWords(device.storage));
  };
  const scan = useAction(async () => {
    const code = await platform.scan.scan();
    if (code && !(await open(code))) await replace('/shop/pages/search/search', { keyword: code });
  });

  return (
    <Page right={platform.scan.available && <IconButton icon="scan" label="扫一扫" onPress={() => void scan.run()} />}>
      <View className={styles.box}>
        <SearchBox
          placeholder={placeholder}
          value={typed}
          autoFocus
          onInput={(text) => setTyped(text.slice(0, LONGEST))}
          onSearch={() => search(typed)}
        />
      </View>
      {typed.trim() !== '' ? (
        <Suggestions words={suggestions} typed={typed.trim()} onPick={search} />
      ) : (
        <View className={styles.groups}>
          {words.length > 0 && (
            <View>
              <View className={styles.head}>
                <Text className={styles.title}>搜过的</Text>
                {editing && <Chip onPress={clear}>全部清空</Chip>}
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
                    onPress={() => (editing ? setWords(removeWord(device.storage, word)) : search(word))}
                  >
                    {editing ? `${word} ×` : word}
                  </Chip>
                ))}
              </ChipGroup>
            </View>
          )}
          <WordGroup title="热搜" words={hot} onPick={search} />
          <WordGroup title="猜你想搜" words={hobbies} onPick={search} />
        </View>
      )}
    </Page>
  );
});

function WordGroup({
  title,
  words,
  onPick,
}: {
  title: string;
  words: readonly string[];
  onPick: (word: string) => void;
}) {
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
