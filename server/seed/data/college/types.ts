/** v 视频, a 音频, t 图文: title, seconds, and what is said in it, sentence by sentence. */
export type LessonSeed = readonly [kind: 'v' | 'a' | 't', title: string, seconds: number, ...said: string[]];
export interface QuizSeed {
  quiz: string;
  /** Question, its options, which of them are right (from 0), and why. */
  questions: readonly (readonly [
    text: string,
    options: readonly string[],
    right: readonly number[],
    explain: string,
  ])[];
}
export interface ChapterSeed {
  title: string;
  lessons: readonly (LessonSeed | QuizSeed)[];
}
export interface CourseSeed {
  title: string;
  cate: string;
  masterId?: string;
  teacher: string;
  /** Fen. */
  price: number;
  marketPrice: number;
  intro: string;
  isVipFree?: true;
  isInOrder?: true;
  isNoSkip?: true;
  goodsIds: readonly string[];
  students: number;
  /** Score and words of who learned it. */
  reviews: readonly (readonly [score: number, text: string])[];
  chapters: readonly ChapterSeed[];
}
/** 公开课: one short lesson. `partOf`: the course it is from, from 1. */
export interface ShortSeed {
  title: string;
  cate: string;
  masterId?: string;
  teacher: string;
  intro: string;
  partOf?: number;
  isMembersOnly?: true;
  goodsIds: readonly string[];
  plays: number;
  lesson: LessonSeed;
}
