/** /entertainment/pages/search/searchDetails: films and slices for a word; filters and a new word in place. */
import { useMemo, useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { LONGEST_WORD } from '@/domain/search/history';
import { wordsOf } from '@/domain/search/marks';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useChoice, usePageParams, useParam, useRemembered } from '@/ui/shell';
import { FoundFilms } from '../../search/FoundFilms';
import { FoundSlices } from '../../search/FoundSlices';
import { cleanWord, filmWords, lastSought, typedWord } from '../../search/words';
import { AreaBars } from '../../AreaBars';
import styles from './searchDetails.module.scss';

const TABS = [
  { id: 'video', label: '视频' },
  { id: 'slice', label: '片段' },
] as const;

export default observer(function FilmResultPage() {
  const params = usePageParams<'/entertainment/pages/search/searchDetails'>();
  const { platform: device } = useStores();
  const [asked, setAsked] = useParam(params, 'keyword');
  const keyword = cleanWord(asked);
  const [typed, setTyped] = useState(keyword);
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const last = useRemembered(lastSought);
  const marks = useMemo(() => wordsOf(keyword), [keyword]);

  const search = (text: string) => {
    const word = cleanWord(text);
    if (word === '') return;
    filmWords.add(device.storage, word);
    last.word = word;
    setTyped(word);
    setAsked(word);
  };
  return (
    <Page title={keyword || undefined} overlay={<AreaBars />}>
      <View className={styles.box}>
        <SearchBox
          placeholder="搜茶山、冲泡、茶席"
          value={typed}
          maxLength={LONGEST_WORD}
          onInput={(text) => setTyped(typedWord(text))}
          onSearch={search}
        />
      </View>
      <Tabs label="找什么" items={TABS} current={tab} onChange={setTab} />
      {tab === 'video' ? (
        <FoundFilms keyword={keyword} marks={marks} onSearch={search} />
      ) : (
        <FoundSlices keyword={keyword} marks={marks} onSearch={search} />
      )}
    </Page>
  );
});
