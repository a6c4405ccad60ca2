/** /pages/tea/cpf: the hall of numbered aged teas, by series and year. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useList, usePageParams, useParam } from '@/ui/shell';
import { HallCard } from './cpf/HallCard';
import { HallHead } from './cpf/HallHead';
import { SORTS } from './cpf/labels';
import styles from './cpf.module.scss';

const ALL = 'all';

export default function HallPage() {
  const params = usePageParams<'/pages/tea/cpf'>();
  const [series, setSeries] = useParam(params, 'series', ALL);
  const [year, setYear] = useParam(params, 'year', ALL);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const list = useList(
    (page) =>
      call('marketPlace.index', {
        ...(series === ALL ? {} : { series }),
        ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}),
        sort,
        page,
      }),
    [series, year, sort],
    { rows: ({ page }) => page },
  );
  const { head } = list;
  const change = (id: string) => {
    setSeries(id);
    // A year that the other series does not have would show nothing.
    setYear(ALL);
  };
  return (
    <Page>
      <Slot>{head?.hero && <HallHead hero={head.hero} />}</Slot>
      <Slot>
        {head && (
          <>
            <Tabs
              label="系列"
              items={[{ id: ALL, label: '全部' }, ...head.series.map(({ id, label, count }) => ({ id, label, count }))]}
              current={series}
              onChange={change}
            />
            <View className={styles.years}>
              <Chips
                label="年份"
                items={[
                  { id: ALL, label: '全部年份' },
                  ...head.years.map((one) => ({ id: String(one), label: `${one}` })),
                ]}
                current={year}
                onChange={setYear}
              />
            </View>
            <View className={styles.sort}>
              <Segmented label="排序" items={SORTS} current={sort} onChange={setSort} block />
            </View>
          </>
        )}
      </Slot>
      <List
        list={list}
        keyOf={(card) => card.id}
        render={(card, at) => <HallCard card={card} priority={at < 4} />}
        chunkClass={styles.rows}
        empty={
          <Empty title="换个年份看看" text="这个系列在这一年没有发行" button="看全部藏品" onPress={() => change(ALL)} />
        }
      />
    </Page>
  );
}
