/** /collegePackages/pages/college/video/list: short lessons in two columns, by class and order, and one button that plays them one after the other. */
import { useMemo } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { wordsOf } from '@/domain/search/marks';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import {
  List,
  Page,
  useChoice,
  useKeyword,
  useList,
  usePageParams,
  useParam,
  useReturn,
  useShareCard,
} from '@/ui/shell';
import { HotShorts } from '../../../short/HotShorts';
import { ShortCard } from '../../../short/ShortCard';
import { SORTS, VIDEO_DETAIL } from '../../../short/words';
import styles from '../../../short/short.module.scss';

export default observer(function ShortsPage() {
  const params = usePageParams<'/collegePackages/pages/college/video/list'>();
  const { session } = useStores();
  const [cateId, setCate] = useParam(params, 'cateId');
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const { keyword, box, clear } = useKeyword(params);
  const marks = useMemo(() => wordsOf(keyword), [keyword]);
  useShareAppMessage(useShareCard());
  const asked = { sort, ...(cateId && { cateId }), ...(keyword && { keyword }) };
  const list = useList(
    (page) => call('college.course', { kind: 'video', ...asked, page }),
    [cateId, sort, keyword, session.token],
    { rows: ({ page }) => page },
  );
  // What was seen meanwhile is marked.
  useReturn(() => void list.reload());
  const cates = list.head?.cates ?? [];
  const [first] = list.rows;
  const isFiltered = cateId !== '' || keyword !== '';
  const all = () => {
    setCate('');
    clear();
  };
  return (
    <Page>
      <View className={styles.search}>
        <SearchBox placeholder="搜冲泡、识茶、茶器" maxLength={30} {...box} />
      </View>
      <Slot className={styles.cates}>
        {cates.length > 0 && <Chips label="分类" counted items={cates} current={cateId} onChange={setCate} />}
      </Slot>
      <View className={styles.order}>
        <Segmented label="排序" items={SORTS} current={sort} onChange={setSort} />
        <Button
          size="s"
          tone="soft"
          icon="play"
          label="连播，按这个顺序一节接一节"
          disabled={!first}
          onPress={() => first && go(VIDEO_DETAIL, { id: first.id, from: 'list', ...asked })}
        >
          连播
        </Button>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        grid
        skeleton="grid"
        chunkClass={styles.grid}
        screenful={8}
        render={(card, at) => (
          <ShortCard card={card} marks={marks} priority={at < 4} onOpen={() => go(VIDEO_DETAIL, { id: card.id })} />
        )}
        empty={
          <View>
            <Empty
              title={keyword ? `没有讲到「${keyword}」` : '新的公开课在准备'}
              text={isFiltered ? '换个条件，或看看大家在看的' : '过几天再来看看'}
              button={isFiltered ? '清空筛选' : undefined}
              onPress={all}
            />
            {isFiltered && <HotShorts />}
          </View>
        }
      />
    </Page>
  );
});
