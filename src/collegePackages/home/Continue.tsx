/** 继续学习: the course that was learned last, where it goes on, and how far it is. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Picture } from '@/ui/kit/Picture';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { secondText } from '../words';
import styles from './home.module.scss';

type Home = DataOf<'college.index'>;
interface ContinueProps {
  course: NonNullable<Home['continue']>;
  lesson: Home['continueLesson'];
}

export function Continue({ course, lesson }: ContinueProps): ReactElement {
  const { id, title, cover, progress = 0 } = course;
  const done = progress === 100;
  return (
    <Card place="next" pad="all">
      <Stack row gap={12}>
        <Picture className={styles.still} src={cover} w={375} ratio={0.56} alt="" />
        <Stack grow gap={6}>
          <Note>
            {done
              ? '这门课学完了'
              : lesson && lesson.position > 0
                ? `上次学到 ${secondText(lesson.position)}`
                : '下一节'}
          </Note>
          <Words size="name" medium lines={1}>
            {title}
          </Words>
          <Stack row gap={8} align="center">
            <View className={styles.bar}>
              <Progress tone="celadon" value={progress} label={`已学 ${progress}%`} />
            </View>
            <Words size="sub" medium figures>{`${progress} %`}</Words>
          </Stack>
          <Stack row gap={8} align="center" justify="between">
            <Stack shrink>
              {lesson && (
                <Words size="sub" tone="soft" lines={2}>
                  {lesson.title}
                </Words>
              )}
            </Stack>
            <Button
              size="s"
              onPress={() =>
                go('/collegePackages/pages/college/course/detail', { id, ...(lesson && { lessonId: lesson.id }) })
              }
            >
              {done ? '看证书' : '继续学'}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}
