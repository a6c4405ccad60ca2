/** The courses that are asked for, with what they can be narrowed by. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { NarrowBar } from '@/domain/search/NarrowBar';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { sells } from '@/domain/checkout/virtual';
import { List, useList, useReturn } from '@/ui/shell';
import { CourseRow } from '../CourseRow';
import { PRICES, SORTS, type Filter } from './useFilter';
import styles from '../courses.module.scss';

const ALL: readonly { id: string; label: string; count?: number }[] = [{ id: '', label: '全部' }];

export const Courses = observer(function Courses({ filter }: { filter: Filter }) {
  const { session } = useStores();
  const { isMine, price, sort, cateId, teacherId, couponId, asked } = filter;
  const list = useList(
    (page) => call('college.course', { ...asked, page }),
    [isMine, isMine || price, isMine || sort, cateId, teacherId, couponId, session.token],
    { rows: ({ page }) => page },
  );
  // What was learned or bought meanwhile.
  useReturn(list.reload);
  // Before the answer the place of the classes is theirs already.
  const cates = list.head?.cates ?? ALL;
  const teacher = teacherId === '' ? undefined : list.rows[0]?.teacher;
  const classes = (cates.length > 1 || !list.head) && (
    <Chips counted items={cates} current={cateId} label="课程分类" onChange={filter.setCateId} />
  );
  return (
    <>
      <View className={styles.top}>
        {isMine ? classes : <NarrowBar choices={choicesOf(filter)}>{classes}</NarrowBar>}
        {(teacherId !== '' || couponId !== '') && (
          <Notice tone="plain" onClose={filter.widen}>
            {couponId !== '' ? '只看这张券能用的课' : `只看${teacher ?? '这位老师'}的课`}
          </Notice>
        )}
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(card, index) => <CourseRow card={card} priority={index < 4} />}
        chunkClass="chunk-card chunk-alone"
        empty={<Nothing filter={filter} />}
      />
    </>
  );
});

const choicesOf = ({ price, setPrice, sort, setSort }: Filter) => [
  {
    label: '排序',
    items: sells('course') ? SORTS : SORTS.filter(({ id }) => id !== 'price'),
    current: sort,
    choose: setSort,
  },
  ...(sells('course') ? [{ label: '价格', items: PRICES, current: price, choose: setPrice }] : []),
];

function Nothing({ filter }: { filter: Filter }) {
  if (filter.isNarrow)
    return <Empty title="没有这样的课" text="换个条件，或看看全部" button="清除筛选" onPress={filter.clear} />;
  if (!filter.isMine) return <Empty title="课程还在准备" text="过几天再来看看" />;
  return (
    <Empty
      title="选一门课开始"
      text="加入的、学过的都会在这里"
      button="看全部课程"
      onPress={() => filter.setWhose('')}
    />
  );
}
