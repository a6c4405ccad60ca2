/** /shop/pages/search: the whole site by one keyword; the keyword is changed in place. */
import { useMemo, useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { cutWord, LONGEST_WORD, shopWords } from '@/domain/search/history';
import { wordsOf } from '@/domain/search/marks';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, usePageParams, useParam } from '@/ui/shell';
import { HitRow } from '../siteSearch/HitRow';
import { knownTab, type Kind } from '../siteSearch/hits';
import { NothingFound } from '../siteSearch/NothingFound';
import { useSiteSearch } from '../siteSearch/useSiteSearch';
import styles from './search.module.scss';

export default observer(function SiteSearchPage() {
  const params = usePageParams<'/shop/pages/search'>();
  const { platform: device } = useStores();
  const [asked, setKeyword] = useParam(params, 'keyword');
  const keyword = cutWord(asked);
  const [typed, setTyped] = useState(keyword);
  const [kindId, setKind] = useParam(params, 'kind', 'all');
  const kind = kindId as Kind;
  const { list, tabs, corrected } = useSiteSearch(keyword, kind);
  const words = useMemo(() => wordsOf(corrected ?? keyword), [corrected, keyword]);

  const search = (text: string) => {
    const word = cutWord(text);
    if (word === '') return;
    shopWords.add(device.storage, word);
    setTyped(word);
    setKeyword(word);
    setKind('all');
  };
  return (
    <Page>
      <View className={styles.box}>
        <SearchBox
          placeholder="搜茶、文章、门店、茶人"
          value={typed}
          maxLength={LONGEST_WORD}
          onInput={(text) => setTyped(text.slice(0, LONGEST_WORD))}
          onSearch={search}
        />
      </View>
      <Slot>
        {list.status !== 'ready' && tabs.length === 0 && <View className={styles.tabsRoom} />}
        {tabs.length > 0 && (
          <Tabs
            label="搜索范围"
            items={tabs.map((tab) => ({ ...tab, id: tab.id as Kind }))}
            current={knownTab(tabs, kind)}
            onChange={setKind}
          />
        )}
      </Slot>
      <Slot>
        {corrected !== undefined && list.rows.length > 0 && (
          <Text className={styles.corrected} role="status">
            {`没有「${keyword}」，已为你找「${corrected}」`}
          </Text>
        )}
      </Slot>
      <View className={styles.rows}>
        <List
          list={list}
          keyOf={(row) => `${row.kind}-${row.id}`}
          render={(row) => <HitRow row={row} words={words} onMore={setKind} />}
          empty={<NothingFound keyword={keyword} onPick={search} />}
        />
      </View>
    </Page>
  );
});
