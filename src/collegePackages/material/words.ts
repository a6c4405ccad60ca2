/** What is said of a material, and where what it needs is had. */
import type { MaterialKind, MaterialRow } from '@/contract';
import { figure } from '@/core/lib/money';
import { bytesText } from '@/core/lib/bytes';
import { formatTime } from '@/core/lib/time';
import { sells } from '@/domain/checkout/virtual';

export const KINDS: readonly { id: MaterialKind | ''; label: string }[] = [
  { id: '', label: '全部格式' },
  { id: 'pdf', label: '文档' },
  { id: 'image', label: '图片' },
  { id: 'audio', label: '音频' },
  { id: 'video', label: '视频' },
  { id: 'sheet', label: '表格' },
];
const WORDS: Readonly<Record<MaterialKind, string>> = {
  pdf: 'PDF',
  image: '图片',
  audio: '音频',
  video: '视频',
  sheet: '表格',
};

/** Beside a sign that tells the kind. */
export const shortlyOf = ({ size, updatedAt, downloads }: MaterialRow): string =>
  `${bytesText(size)} · ${formatTime(updatedAt, 'MM-DD')} · ${figure(downloads)} 次下载`;
export const aboutOf = ({ kind, size, updatedAt, downloads }: MaterialRow): string =>
  `${WORDS[kind]} · ${bytesText(size)} · ${formatTime(updatedAt, 'MM-DD')} 更新 · ${figure(downloads)} 次下载`;

/** Of a lock that does not say more. */
export const LOCKED = '暂不能查看';
/** What is needed, in the server's words, which speak of buying a course: not where none may be sold. */
export const lockOf = ({ lock, lockText }: Pick<MaterialRow, 'lock' | 'lockText'>): string | undefined =>
  lock === 'course' && !sells('course') ? LOCKED : lockText;

interface Need {
  word: string;
  route: string;
}
/** Where a locked one is opened; undefined: nobody can do anything about it here. */
export function needOf({ lock, courseId }: MaterialRow): Need | undefined {
  if (lock === 'course' && courseId)
    return { word: '看课程', route: `/collegePackages/pages/college/course/detail?id=${courseId}` };
  return lock === 'team' ? { word: '看推广', route: '/member/pages/team/index' } : undefined;
}
