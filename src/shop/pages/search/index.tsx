/** /shop/pages/search/index: asks, never answers: own words, hot words, suggestions while typing. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useDidShow } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { ScanButton } from '@/domain/search/ScanButton';
import { useHotWord } from '@/domain/search/useHotWord';
import { Button } from '@/ui/kit/Button';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { Page, usePageParams } from '@/ui/shell';
import { addWord, cutWord, LONGEST_WORD, readWords } from '../../search/history';
import { OwnWords } from '../../search/OwnWords';
import { Suggestions } from '../../search/Suggestions';
import { useHobbyWords } from '../../search/useHobbyWords';
import { useSuggestions } from '../../search/useSuggestions';
import { VoiceButton } from '../../search/VoiceButton';
import { WordGroup } from '../../siteSearch/WordGroup';
import styles from './index.module.scss';

const MOST_HOT = 10;

export default observer(function SearchPage() {
  const { keyword = '' } = usePageParams<'/shop/pages/search/index'>();
  const { config, platform: device } = useStores();
  const [typed, setTyped] = useState(cutWord(keyword));
  const [words, setWords] = useState(() => readWords(device.storage));
  const placeholder = useHotWord('茶');
  const suggestions = useSuggestions(typed);
  const hobbies = useHobbyWords();
  // A logout on another page has emptied them.
  useDidShow(() => setWords(readWords(device.storage)));

  /** Blank means the placeholder. */
  const remember = (word: string): string => {
    const asked = cutWord(word) || placeholder;
    setWords(addWord(device.storage, asked));
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
          <OwnWords words={words} onPick={search} onChange={setWords} />
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
