/** A small college: one course of three lessons and a quiz, and what its pages ask for. What is not its own is made of courseShapes. */
import type { CourseCard, CourseDetail, DataOf, LessonView } from '@/contract';
import { NOW } from '../contract/fixtures';
import { courseCard, courseView, coursesListed, lessonRow, lessonView } from './courseShapes';

export const HOME_PATH = '/collegePackages/pages/college/index';
export const LIST_PATH = '/collegePackages/pages/college/course/list';
export const COURSE_PATH = '/collegePackages/pages/college/course/detail';

export const course = (part: Partial<CourseCard> = {}): CourseCard =>
  courseCard({ lessons: 4, minutes: 30, seconds: 1800, ...part });
export const lesson = lessonRow;

/** One's own: the first done, the second left at 03:25, a text, a quiz. */
export const detail = (part: Partial<CourseDetail> = {}): CourseDetail =>
  courseView({
    card: course({ owned: true, progress: 42 }),
    chapters: [
      {
        title: '山场',
        lessons: [
          lesson({ id: '1', state: 'done', preview: true, percent: 100 }),
          lesson({ id: '2', title: '牛栏坑', position: 205, percent: 27 }),
        ],
      },
      {
        title: '火功',
        lessons: [
          lesson({ id: '3', title: '读一张焙火单', kind: 'text', duration: 60 }),
          lesson({ id: '4', title: '结课测验', kind: 'quiz', duration: 120 }),
        ],
      },
    ],
    enrolled: true,
    join: 'owned',
    lastLessonId: '2',
    canReview: true,
    ...part,
  });

/** All of it learned. */
export const learned = (part: Partial<CourseDetail> = {}): CourseDetail => ({
  ...detail(),
  card: course({ owned: true, progress: 100 }),
  chapters: detail().chapters.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((row) => ({ ...row, state: 'done', position: 0, percent: 100 })),
  })),
  certificateNo: 'JY202600000417',
  certificateAt: NOW,
  ...part,
});

/** For who has not bought it: the first is a trial, the others are locked. */
export const forSale = (part: Partial<CourseDetail> = {}): CourseDetail =>
  courseView({
    card: course(),
    chapters: [
      {
        title: '山场',
        lessons: [
          lesson({ id: '1', preview: true }),
          lesson({ id: '2', title: '牛栏坑', state: 'locked' }),
          lesson({ id: '3', title: '慧苑坑', state: 'locked' }),
        ],
      },
    ],
    join: 'buy',
    ...part,
  });

export const view = (part: Partial<LessonView> = {}): LessonView =>
  lessonView({
    id: '2',
    courseId: '7303',
    title: '牛栏坑',
    playUrl: '/lessons/2-1-hd.mp4?sign=1',
    sources: [{ quality: '高清', url: '/lessons/2-1-hd.mp4?sign=1' }],
    until: NOW + 600_000,
    position: 205,
    ranges: [[0, 205]],
    percent: 27,
    transcript: [
      { from: 0, to: 10, text: '这一节讲牛栏坑' },
      { from: 200, to: 300, text: '坑里日照短，茶叶长得慢' },
      { from: 300, to: 400, text: '岩骨花香，先有岩骨' },
    ],
    nextId: '3',
    ...part,
  });

export const told = (part: Partial<DataOf<'college.progress'>> = {}): DataOf<'college.progress'> => ({
  lesson: 30,
  course: 43,
  done: false,
  ranges: [[0, 215]],
  ...part,
});

export const home = (part: Partial<DataOf<'college.index'>> = {}): DataOf<'college.index'> => ({
  banners: { kind: 'banner', items: [] },
  courses: [course(), course({ id: '7301', title: '普洱入门', price: 0, marketPrice: 0 })],
  lessons: [],
  teachers: [],
  materials: [],
  days: [],
  streak: 0,
  drills: 0,
  assigned: [],
  serverTime: NOW,
  ...part,
});

export const listed = (...list: CourseCard[]): DataOf<'college.course'> => coursesListed('识茶', list);
