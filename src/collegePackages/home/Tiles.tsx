/** Courses two beside each other, short lessons and teachers in a line. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CourseCard, DataOf } from '@/contract';
import { go, open } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { CoursePrice } from '../CoursePrice';
import { courseRoute } from '../routes';
import { secondText } from '../words';
import styles from './home.module.scss';

export const CourseTiles = ({ courses }: { courses: readonly CourseCard[] }): ReactElement => (
  <View className={styles.tiles}>
    {courses.map((card) => (
      <Pressable key={card.id} className={styles.tile} role="link" onPress={() => void open(courseRoute(card))}>
        <View className={styles.frame}>
          <Picture className={styles.round} src={card.cover} w={375} ratio={0.56} alt="" />
          <Text className={styles.corner}>{`${card.minutes} 分`}</Text>
        </View>
        <Words size="name" lines={1}>
          {card.title}
        </Words>
        <Stack row gap={8} align="center" justify="between" wrap>
          <Note>
            {[`${card.lessons} 课`, card.score > 0 ? `${card.score.toFixed(1)} 分` : card.teacher].join('　')}
          </Note>
          {card.owned ? (
            <Words size="sub" tone="celadon" medium className={styles.end}>
              {card.progress === undefined ? '已拥有' : `已学 ${card.progress}%`}
            </Words>
          ) : (
            <CoursePrice card={card} brief />
          )}
        </Stack>
      </Pressable>
    ))}
  </View>
);

export const ShortStrip = ({ lessons }: { lessons: readonly CourseCard[] }): ReactElement => (
  <Strip>
    <View className={styles.line}>
      {lessons.map((card) => (
        <Pressable key={card.id} className={styles.short} role="link" onPress={() => void open(courseRoute(card))}>
          <View className={styles.frame}>
            <Picture className={styles.round} src={card.cover} w={375} ratio={1} alt="" />
            {card.membersOnly && (
              <Tag tone="gold" className={styles.mark}>
                会员
              </Tag>
            )}
            <Text className={styles.corner}>{secondText(card.seconds)}</Text>
          </View>
          <Words size="sub" medium lines={2}>
            {card.title}
          </Words>
        </Pressable>
      ))}
    </View>
  </Strip>
);

export const TeacherStrip = ({ teachers }: { teachers: DataOf<'college.index'>['teachers'] }): ReactElement => (
  <Strip>
    <View className={styles.line}>
      {teachers.map(({ id, name, title, avatar }) => (
        <Pressable
          key={id}
          className={styles.teacher}
          role="link"
          onPress={() => go('/tea/pages/artistDetail', { id })}
        >
          <Picture className={styles.round} src={avatar} w={240} ratio={1.2} alt="" />
          <Words size="name" serif medium lines={1}>
            {name}
          </Words>
          <Note lines={2}>{title}</Note>
        </Pressable>
      ))}
    </View>
  </Strip>
);
