/** A word inside the course: where it is said, to the second. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseHit } from '@/contract';
import { call } from '@/core/api';
import { wordsOf } from '@/domain/search/marks';
import { Card } from '@/ui/kit/Card';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Note } from '@/ui/kit/Words';
import { useBlock, useKeyword } from '@/ui/shell';
import { HitRows } from '../HitRows';
import styles from './course.module.scss';

interface Asked {
  courseId: string;
  onOpen: (hit: CourseHit) => void;
}
interface SearchInProps extends Asked {
  /** Of the page: the word stands in its address. */
  params: { keyword?: string };
}

export function SearchIn({ params, ...asked }: SearchInProps): ReactElement {
  const { keyword, box } = useKeyword(params);
  return (
    <View className={styles.search}>
      <SearchBox placeholder="在这门课里找一句话" maxLength={30} {...box} />
      {keyword !== '' && <Hits {...asked} keyword={keyword} />}
    </View>
  );
}

function Hits({ courseId, keyword, onOpen }: Asked & { keyword: string }): ReactElement | null {
  const found = useBlock(() => call('college.search', { keyword, courseId }, { hide: true }), `${courseId}:${keyword}`);
  if (!found) return null;
  if (found.list.length === 0) return <Note block>{`这门课没有讲到「${keyword}」`}</Note>;
  return (
    <Card clip>
      <HitRows hits={found.list} marks={wordsOf(keyword)} onOpen={onOpen} />
    </Card>
  );
}
