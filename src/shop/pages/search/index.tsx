/** /shop/pages/search/index: asks, never answers: own words, hot words, suggestions while typing. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useDidShow } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { cutWord, LONGEST_WORD, shopWords } from '@/domain/search/history';
import { OwnWords } from '@/domain/search/OwnWords';
import { ScanButton } from '@/domain/search/ScanButton';
import { Suggestions } from '@/domain/search/Suggestions';
import { useHotWord } from '@/domain/search/useHotWord';
import { useSuggestions } from '@/domain/search/useSuggestions';
import { WordGroup } from '@/domain/search/WordGroup';
import { Button } from '@/ui/kit/Button';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { Page, usePageParams } from '@/ui/shell';
import { useHobbyWords } from '../../search/useHobbyWords';
import { VoiceButton } from '../../search/VoiceButton';
import styles from './index.module.scss';

const MOST_HOT = 10;
const suggest = async (keyword: string) =>
  (await call('tea.search', { keyword, suggest: true }, { hide: true })).suggest ?? [];

export default observer(function SearchPage() {
  const { keyword = '' } = usePageParams<'/shop/pages/search/index'>();
  const { config, platform: device } = useStores();
  const [typed, setTyped] = useState(cutWord(keyword));
  const [words, setWords] = useState(() => shopWords.read(device.storage));
  const placeholder = useHotWord('茶');
  const suggestions = useSuggestions(typed, suggest);
  const hobbies = useHobbyWords();
  // A logout on another page has emptied them.
  useDidShow(() => setWords(shopWords.read(device.storage)));

  /** Blank means the placeholder. */
  const remember = (word: string): string => {
    const asked = cutWord(word) || placeholder;
    setWords(shopWords.add(device.storage, asked));
    return asked;
  };
  const search = (word: string) => void go('/shop/pages/search/search', { keyword: remember(word) });
  const tags = new Map(config.value?.hotTags?.map(({ word, tag }) => [word, tag]));

  return (
    <Page right={<ScanButton />}>
      <View className={styles.box}>
        <SearchBox
          placeholder={placeholder}
          value={typed}
          autoFocus
          maxLength={LONGEST_WORD}
          onInput={(text) => setTyped(text.slice(0, LONGEST_WORD))}
          onSearch={search}
        />
        <Slot>{typed === '' && <VoiceButton onHeard={search} />}</Slot>
        <Button size="s" onPress={() => search(typed)}>
          搜索
        </Button>
      </View>
      {typed.trim() !== '' ? (
        <Suggestions
          words={suggestions}
          typed={typed.trim()}
          onPick={search}
          onSite={() => go('/shop/pages/search', { keyword: remember(typed) })}
        />
      ) : (
        <View className={styles.groups}>
          <OwnWords history={shopWords} words={words} onPick={search} onChange={setWords} />
          <WordGroup
            title="热搜"
            words={(config.value?.hotWords ?? []).slice(0, MOST_HOT)}
            tags={tags}
            onPick={search}
          />
          <WordGroup title="猜你想搜" words={hobbies} onPick={search} />
        </View>
      )}
    </Page>
  );
});
