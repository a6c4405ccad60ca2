/** The course of an order or a settlement: picture, what it is called, who teaches, how much there is of it. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { CourseCard } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { COVER } from '../words';
import { courseNote } from './labels';
import styles from './order.module.scss';

interface CourseLineProps {
  course: CourseCard;
  /** Under its words. */
  children?: ReactNode;
}

export const CourseLine = ({ course, children }: CourseLineProps): ReactElement => (
  <Stack row gap={12}>
    <View className={styles.cover}>
      <Picture src={course.cover} w={240} ratio={COVER} alt="" />
    </View>
    <Stack grow gap={4}>
      <Words size="name" medium lines={2}>
        {course.title}
      </Words>
      <Note>{courseNote(course)}</Note>
      {children}
    </Stack>
  </Stack>
);
