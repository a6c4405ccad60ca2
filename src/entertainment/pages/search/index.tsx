/** /entertainment/pages/search/index: asks for films, never answers: own words of this area, hot words, suggestions while typing. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useDidShow } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { LONGEST_WORD } from '@/domain/search/history';
import { OwnWords } from '@/domain/search/OwnWords';
import { Suggestions } from '@/domain/search/Suggestions';
import { useSuggestions } from '@/domain/search/useSuggestions';
import { WordGroup } from '@/domain/search/WordGroup';
import { Button } from '@/ui/kit/Button';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Page, usePageParams, useRemembered } from '@/ui/shell';
import { cleanWord, filmWords, lastSought, typedWord } from '../../search/words';
import { useHotFilmWords } from '../../search/useHotFilmWords';
import { AreaBars } from '../../AreaBars';
import styles from './index.module.scss';

const PAUSE_MS = 300;
const suggest = async (keyword: string) => {
  const word = cleanWord(keyword);
  return word === '' ? [] : (await call('video.search', { keyword: word }, { hide: true })).suggest;
};

export default observer(function FilmSearchPage() {
  const { keyword = '' } = usePageParams<'/entertainment/pages/search/index'>();
  const { platform: device } = useStores();
  const last = useRemembered(lastSought);
  const [typed, setTyped] = useState(() => {
    last.word = '';
    return cleanWord(keyword);
  });
  const [words, setWords] = useState(() => filmWords.read(device.storage));
  const suggestions = useSuggestions(typed, suggest, PAUSE_MS);
  const hot = useHotFilmWords();
  useDidShow(() => {
    // A logout on another page has emptied them.
    setWords(filmWords.read(device.storage));
    if (last.word !== '') setTyped(last.word);
    last.word = '';
  });

  const search = (text: string) => {
    const word = cleanWord(text);
    if (word === '') return;
    setTyped(word);
    setWords(filmWords.add(device.storage, word));
    void go('/entertainment/pages/search/searchDetails', { keyword: word });
  };
  return (
    <Page overlay={<AreaBars />}>
      <View className={styles.box}>
        <SearchBox
          placeholder="搜茶山、冲泡、茶席"
          value={typed}
          autoFocus
          maxLength={LONGEST_WORD}
          onInput={(text) => setTyped(typedWord(text))}
          onSearch={search}
        />
        <Button size="s" disabled={cleanWord(typed) === ''} onPress={() => search(typed)}>
          搜索
        </Button>
      </View>
      {typed.trim() !== '' ? (
        <Suggestions words={suggestions} typed={typed.trim()} onPick={search} />
      ) : (
        <View className={styles.groups}>
          <OwnWords history={filmWords} words={words} onPick={search} onChange={setWords} />
          <WordGroup title="大家在搜" words={hot} onPick={search} />
        </View>
      )}
    </Page>
  );
});
