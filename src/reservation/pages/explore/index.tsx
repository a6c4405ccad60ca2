/** /reservation/pages/explore/index: getting to know the stores - each as a story, ways between them, and a seal for every one visited. */
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useWhere } from '@/domain/store/useWhere';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Blocks, Page, usePageData, usePageParams, useParam, useShareCard } from '@/ui/shell';
import { Hero } from '../../explore/Hero';
import { Round } from '../../explore/Round';
import { RouteCard } from '../../explore/RouteCard';
import { StoreStory } from '../../explore/StoreStory';
import { useVisit } from '../../explore/useVisit';
import { Voices } from '../../explore/Voices';
import styles from '../../explore/explore.module.scss';

export default function ExplorePage() {
  const [city, setCity] = useParam(usePageParams<'/reservation/pages/explore/index'>(), 'city');
  const { point } = useWhere();
  const state = usePageData(() => call('tea.explore', { ...point }), [point], 'tea.explore');
  const visit = useVisit(() => state.reload());
  useShareAppMessage(useShareCard());
  return (
    <Page state={state} skeleton="detail">
      {(view) => {
        const cities = [...new Set(view.stores.flatMap(({ store }) => store.city ?? []))];
        const current = cities.includes(city) ? city : '';
        return (
          <View className={styles.page}>
            {view.hero && <Hero {...view.hero} />}
            <Round view={view} />
            {cities.length > 1 && (
              <View className={styles.cities}>
                <Chips
                  label="城市"
                  items={[{ id: '', label: '全部' }, ...cities.map((name) => ({ id: name, label: name }))]}
                  current={current}
                  onChange={setCity}
                />
              </View>
            )}
            <Blocks>
              {view.stores
                .filter(({ store }) => current === '' || store.city === current)
                .map((row) => (
                  <StoreStory key={row.store.id} row={row} busy={visit.pending} onVisit={(id) => void visit.run(id)} />
                ))}
              {view.routes.length > 0 && (
                <Section title="探店路线">
                  <Stack gap={12}>
                    {view.routes.map((route) => (
                      <RouteCard key={route.id} route={route} stores={view.stores.map(({ store }) => store)} />
                    ))}
                  </Stack>
                </Section>
              )}
              <Voices />
              <Section title="还可以看">
                <Cells place="alone">
                  <Cell
                    label="品牌优势"
                    role="link"
                    onPress={() => go('/reservation/pages/explore/brandadvantage', {})}
                  />
                  <Cell
                    label="雅集活动"
                    role="link"
                    onPress={() => go('/reservation/pages/explore/gatheringactivitieslist', {})}
                  />
                  <Cell label="公共茶席" role="link" onPress={() => go('/reservation/pages/explore/public', {})} />
                </Cells>
              </Section>
            </Blocks>
          </View>
        );
      }}
    </Page>
  );
}
