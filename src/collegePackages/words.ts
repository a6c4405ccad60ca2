/** How courses, lessons and their seconds are put into words. */
import type { CourseCard, CourseDetail, LessonView } from '@/contract';
import { figure } from '@/core/lib/money';
import { pad } from '@/core/lib/span';

/** Height of a cover for its width: its words stand at the edge, so nothing of it is cut away. */
export const COVER = 9 / 16;

export type LessonRow = CourseDetail['chapters'][number]['lessons'][number];
type LessonKind = LessonView['kind'];

export const KIND_WORDS: Record<LessonKind, string> = { video: '视频', audio: '音频', text: '图文', quiz: '测验' };
/** What begins a lesson. */
export const BEGIN_WORDS: Record<LessonKind, string> = {
  video: '播放',
  audio: '收听',
  text: '开始读',
  quiz: '开始测验',
};

/** 03:25; an hour and more in minutes, as lessons are told. */
export function secondText(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

export const sizeText = ({ lessons, minutes }: Pick<CourseCard, 'lessons' | 'minutes'>): string =>
  `${lessons} 节 · ${minutes} 分钟`;

/** 3,218 人在学 · 4.9 分; nobody has said anything: no score. */
export const fameText = ({ students, score }: Pick<CourseCard, 'students' | 'score'>): string =>
  [`${figure(students)} 人在学`, score > 0 ? `${score.toFixed(1)} 分` : ''].filter(Boolean).join(' · ');

const DIGITS = '零一二三四五六七八九';
/** 12 -> 十二; from a hundred on in figures. */
export function numeral(count: number): string {
  const [tens, rest] = [Math.floor(count / 10), count % 10];
  if (!Number.isInteger(count) || count < 0 || tens > 9) return String(count);
  const ten = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS.charAt(tens)}十`;
  return rest === 0 && tens > 0 ? ten : `${ten}${DIGITS.charAt(rest)}`;
}

/** 06-16 -> 6 月 16 日 */
export function dayText(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${Number(month)} 月 ${Number(date)} 日`;
}
