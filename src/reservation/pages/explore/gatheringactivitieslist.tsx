/** /reservation/pages/explore/gatheringactivitieslist: gatherings as a list: to come, as they are offered, and past. */
import { View } from '@tarojs/components';
import { go, open } from '@/core/routes';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, usePageParams } from '@/ui/shell';
import { ActivityRow } from '@/domain/activity/ActivityRow';
import { PastCard } from '../../gathering/PastCard';
import { ThemeCover } from '../../gathering/ThemeCover';
import { PRICES, TABS, useGatherings } from '../../gathering/useGatherings';

export default function GatheringsPage() {
  const { tab, setTab, price, setPrice, list, themes } =
    useGatherings(usePageParams<'/reservation/pages/explore/gatheringactivitieslist'>());
  const empty = (
    <Empty
      title="新场次筹备中"
      text="看看主题，也可以包场定自己的日子"
      button="看主题"
      onPress={() => setTab('themes')}
    />
  );
  return (
    <Page>
      <Tabs label="雅集" items={TABS} current={tab} onChange={setTab} />
      {tab !== 'themes' && <Chips label="价格" items={PRICES} current={price} onChange={setPrice} />}
      {tab === 'themes' ? (
        <View>
          {themes?.map((theme) => (
            <ThemeCover
              key={theme.id}
              theme={theme}
              onOpen={() => go('/reservation/pages/explore/gatheringactivities', { id: theme.id })}
            />
          ))}
        </View>
      ) : (
        <List
          list={list}
          keyOf={({ id }) => id}
          chunkClass={tab === 'past' ? 'chunk-stack chunk-next' : 'chunk-card chunk-next'}
          render={(card) =>
            tab === 'past' ? (
              <PastCard card={card} onOpen={() => open(`/activity/pages/index?id=${card.id}`)} />
            ) : (
              <ActivityRow
                card={card}
                onOpen={() =>
                  card.kind === 'publicTable'
                    ? go('/reservation/pages/explore/public', { id: card.id })
                    : go('/activity/pages/index', { id: card.id })
                }
              />
            )
          }
          empty={empty}
        />
      )}
    </Page>
  );
}
