/** /collegePackages/pages/college/live/list: all live rooms by their state, searched by title. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { LiveRow } from '@/collegePackages/live/LiveRow';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useKeyword, useList, usePageParams } from '@/ui/shell';
import styles from '@/collegePackages/live/live.module.scss';

const TABS = [
  { id: 'live', label: '直播中' },
  { id: 'upcoming', label: '预告' },
  { id: 'replay', label: '回放' },
] as const;
const SORTS = [
  { id: 'newest', label: '最新' },
  { id: 'plays', label: '最热' },
] as const;

const NONE: Record<(typeof TABS)[number]['id'], readonly [title: string, text: string]> = {
  live: ['现在没有直播', '看看预告，先约一场'],
  upcoming: ['还没有预告', '关注讲师，开播提醒'],
  replay: ['还没有回放', '直播结束以后在这里再看'],
};

export default function LiveListPage() {
  const params = usePageParams<'/collegePackages/pages/college/live/list'>();
  const [tab, setTab] = useChoice(params, 'status', TABS);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const { keyword, box, clear } = useKeyword(params);
  const { teacherId } = params;
  const list = useList(
    (page) =>
      call('college.live', {
        page,
        status: tab,
        ...(tab === 'replay' && sort !== 'newest' ? { sort } : {}),
        ...(keyword ? { keyword } : {}),
        ...(teacherId ? { teacherId } : {}),
      }),
    [tab, sort, keyword, teacherId],
  );
  const [title, text] = NONE[tab];
  return (
    <Page>
      <Tabs items={TABS} current={tab} label="直播状态" onChange={setTab} />
      <View className={styles.tools}>
        <SearchBox placeholder="搜直播标题" {...box} />
      </View>
      {tab === 'replay' && (
        <View className={styles.sorts}>
          <Chips items={SORTS} current={sort} label="排序" onChange={setSort} />
        </View>
      )}
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(live) => <LiveRow live={live} />}
        chunkClass="chunk-card chunk-alone"
        empty={
          <Empty
            title={keyword ? '没有这样的直播' : title}
            text={keyword ? '换个词，或看全部' : text}
            button={keyword ? '看全部' : undefined}
            onPress={clear}
          />
        }
      />
    </Page>
  );
}
