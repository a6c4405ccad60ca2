/** /reservation/pages/search/search: where, not when - stores and rooms by a word of theirs. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Chip, ChipGroup, Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Button } from '@/ui/kit/Button';
import { Section } from '@/ui/kit/SectionHead';
import { Page, useShareCard } from '@/ui/shell';
import { CityChips } from '../../search/Cities';
import { RoomHits, StoreHits } from '../../search/Hits';
import { useVenueSearch } from '../../search/useVenueSearch';
import styles from '../../search/search.module.scss';

const HOT = ['临湖', '包间', '投影', '停车', '亲子'];
const FACILITIES = ['投影', '停车', '亲子'].map((id) => ({ id, label: id }));

export default function VenueSearchPage() {
  const search = useVenueSearch();
  const { typed, keyword, words, city, cities, history, near, stores, rooms } = search;
  const keep = () => search.search(typed);
  useShareAppMessage(useShareCard());
  const isNone = keyword !== '' && search.isKnown && stores.length === 0 && rooms.length === 0;
  return (
    <Page right={<BarLink word="查空位" onPress={() => go('/reservation/pages/search/bookingsearch', {})} />}>
      <View className={styles.box}>
        <SearchBox
          placeholder="店名、雅室、临湖"
          autoFocus={keyword === ''}
          value={typed}
          onInput={search.setTyped}
          onSearch={search.search}
        />
      </View>
      <CityChips cities={cities} city={city} onChange={search.setCity} />
      {keyword !== '' && (
        <Chips
          label="设施"
          items={FACILITIES}
          current={search.facility}
          onChange={(id) => search.setFacility(id === search.facility ? '' : id)}
        />
      )}
      {keyword === '' && (
        <>
          <Words title="大家在找" words={HOT} onPick={search.search} />
          {history.length > 0 && (
            <>
              <Words title="找过的" words={history} onPick={search.search} />
              <View className={styles.words}>
                <Button size="s" tone="quiet" onPress={search.forget}>
                  清除找过的
                </Button>
              </View>
            </>
          )}
          <StoreHits title="附近门店" stores={near} words={[]} />
        </>
      )}
      {isNone && (
        <>
          <Empty title={`没有找到「${keyword}」`} text="换个词，或看看附近的门店" />
          <StoreHits title="附近门店" stores={near} words={[]} />
        </>
      )}
      <StoreHits title="门店" stores={stores} words={words} onOpen={keep} />
      {keyword !== '' && <RoomHits rooms={rooms} words={words} storeOf={search.storeOf} onOpen={keep} />}
    </Page>
  );
}

interface WordsProps {
  title: string;
  words: readonly string[];
  onPick: (word: string) => void;
}

const Words = ({ title, words, onPick }: WordsProps) => (
  <Section near title={title}>
    <View className={styles.words}>
      <ChipGroup label={title}>
        {words.map((word) => (
          <Chip key={word} onPress={() => onPick(word)}>
            {word}
          </Chip>
        ))}
      </ChipGroup>
    </View>
  </Section>
);
