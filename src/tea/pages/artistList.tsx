/** /tea/pages/artistList: the makers by trade, found by a word, the most followed first when asked for. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Segmented } from '@/ui/kit/Segmented';
import { Tabs } from '@/ui/kit/Tabs';
import { List, NO_ROWS, Page, useBlock, useChoice, useKeyword, useList, usePageParams, useParam } from '@/ui/shell';
import { MasterRow } from '../maker/MasterRow';
import { useFollow } from '../maker/useFollow';
import styles from '../maker/makers.module.scss';

const SORTS = [
  { id: 'default', label: '推荐' },
  { id: 'followers', label: '关注数' },
] as const;

export default function ArtistListPage() {
  const params = usePageParams<'/tea/pages/artistList'>();
  const [cateId, setCateId] = useParam(params, 'cateId');
  const { keyword, box, clear } = useKeyword(params);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const cates = useBlock(() => call('tea.masterCate', {}, { hide: true }));
  const list = useList(
    (page) => call('tea.master', { ...(cateId ? { cateId } : {}), ...(keyword ? { keyword } : {}), sort, page }),
    [cateId, keyword, sort],
    { rows: ({ page }) => page ?? NO_ROWS },
  );
  const follow = useFollow((id, on) =>
    list.patch((one) =>
      one.id === id && one.collected !== on ? { ...one, collected: on, followers: one.followers + (on ? 1 : -1) } : one,
    ),
  );
  const showAll = () => {
    clear();
    setCateId('');
  };
  return (
    <Page>
      <View className={styles.top}>
        <View className={styles.inset}>
          <SearchBox placeholder="茶人、工艺、地方" maxLength={30} {...box} />
        </View>
        {cates !== null && (
          <View className={styles.tabs}>
            {cates && <Tabs items={cates} current={cateId} label="茶人类别" onChange={setCateId} />}
          </View>
        )}
        <View className={styles.inset}>
          <Segmented block items={SORTS} current={sort} label="排序" onChange={setSort} />
        </View>
      </View>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(master) => <MasterRow master={master} onFollow={(id, on) => void follow(id, on)} />}
          chunkClass="chunk-stack"
          empty={<Empty title="没有找到这位茶人" text="换个名字，或看看全部" button="看全部茶人" onPress={showAll} />}
        />
      </View>
    </Page>
  );
}
