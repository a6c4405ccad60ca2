/** What the college has: where learning goes on, what has to be learned, what runs now, and what there is. Blocks without content are left out. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { inPairs } from '@/core/lib/pairs';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { Tag } from '@/ui/kit/Tag';
import { Blocks } from '@/ui/shell';
import { MaterialRows } from '../MaterialRows';
import { dayText } from '../words';
import { Continue } from './Continue';
import { LiveNow } from './LiveNow';
import { StudyDays } from './StudyDays';
import { CourseTiles, ShortStrip, TeacherStrip } from './Tiles';

export type Home = DataOf<'college.index'>;

interface ShelvesProps {
  home: Home;
  isMember: boolean;
  onDrill: () => void;
}

export function Shelves({ home, isMember, onDrill }: ShelvesProps): ReactElement {
  const { continue: begun, continueLesson, live, courses, lessons, teachers, materials } = home;
  return (
    <View>
      {begun && <Continue course={begun} lesson={continueLesson} />}
      {home.assigned.length > 0 && <Duties assigned={home.assigned} />}
      {live && <LiveNow live={live} />}
      {home.days.length > 0 && <StudyDays days={home.days} streak={home.streak} now={home.serverTime} />}
      <Cells place="next">
        <Cell label="直播课表" role="link" onPress={() => go('/collegePackages/pages/college/live_index', {})}>
          今天和这一周
        </Cell>
        {isMember && (
          <Cell label="错题本" onPress={onDrill}>
            {home.drills > 0 ? `今天还有 ${home.drills} 题` : '今天没有题'}
          </Cell>
        )}
      </Cells>
      <Blocks>
        {courses.length > 0 && (
          <Section title="精品课" onMore={() => go('/collegePackages/pages/college/course/list', {})}>
            <CourseTiles courses={inPairs(courses)} />
          </Section>
        )}
        {lessons.length > 0 && (
          <Section title="公开课" more="更多" onMore={() => go('/collegePackages/pages/college/video/list', {})}>
            <ShortStrip lessons={lessons} />
          </Section>
        )}
        {teachers.length > 0 && (
          <Section title="名师" onMore={() => go('/tea/pages/artistList', {})}>
            <TeacherStrip teachers={teachers} />
          </Section>
        )}
        {materials.length > 0 && (
          <Section title="资料" onMore={() => go('/collegePackages/pages/college/material/index', {})}>
            <MaterialRows rows={materials} />
          </Section>
        )}
      </Blocks>
    </View>
  );
}

/** What a manager wants learned (rule 41.12). */
function Duties({ assigned }: Pick<Home, 'assigned'>) {
  return (
    <Cells place="next">
      {assigned.map(({ course, due }) => (
        <Cell
          key={course.id}
          role="link"
          label={course.title}
          note={`${due.by} 请你在 ${dayText(due.day)} 前学完`}
          onPress={() => go('/collegePackages/pages/college/course/detail', { id: course.id })}
        >
          {due.done ? <Tag tone="celadon">已学完</Tag> : `${course.progress ?? 0}%`}
        </Cell>
      ))}
    </Cells>
  );
}
