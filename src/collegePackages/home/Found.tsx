/** What a word is found in: courses by name, what is said in lessons to the second (rule 41.10), and materials of a member. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { wordsOf } from '@/domain/search/marks';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Note } from '@/ui/kit/Words';
import { NO_ROWS, useBlock } from '@/ui/shell';
import { CourseRow } from '../CourseRow';
import { HitRows } from '../HitRows';
import { MaterialRows } from '../MaterialRows';
import styles from './home.module.scss';

interface FoundProps {
  keyword: string;
  onClear: () => void;
}

export const Found = observer(function Found({ keyword, onClear }: FoundProps): ReactElement | null {
  const { session } = useStores();
  const who = session.token ?? '';
  const found = useBlock(() => call('college.search', { keyword }, { hide: true }), `${keyword}:${who}`);
  const materials = useBlock(
    async () =>
      session.hasLogin ? (await call('college.material', { keyword, page: 1 }, { hide: true })).page : NO_ROWS,
    `${keyword}:${who}`,
  );
  if (found === undefined) return <Skeleton kind="list" />;
  const marks = wordsOf(keyword);
  const files = materials?.list ?? [];
  const { courses, list } = found ?? { courses: [], list: [] };
  const isNone = courses.length + list.length + files.length === 0;
  // What failed is told by the page, which asks again: it does not read as "there is none".
  if (isNone && (found === null || !materials)) return null;
  if (isNone)
    return <Empty title={`没有讲到「${keyword}」`} text="换个词，或看看全部课程" button="看全部" onPress={onClear} />;
  return (
    <View className={styles.page}>
      {courses.length > 0 && (
        <Section near title="课程" extra={<Note>{`${courses.length} 门`}</Note>}>
          <Card place="alone" clip>
            {courses.map((card) => (
              <CourseRow key={card.id} card={card} marks={marks} />
            ))}
          </Card>
        </Section>
      )}
      {list.length > 0 && (
        <Section near title="课里讲到" extra={<Note>{`${list.length} 处`}</Note>}>
          <Card place="alone" clip>
            <HitRows hits={list} marks={marks} named />
          </Card>
        </Section>
      )}
      {files.length > 0 && (
        <Section near title="资料" onMore={() => go('/collegePackages/pages/college/material/index', { keyword })}>
          <MaterialRows rows={files.slice(0, 4)} />
        </Section>
      )}
    </View>
  );
});
