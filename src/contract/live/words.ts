/** Words of live rooms that the tables, the calls and the pages share. */

/** 预告 · 直播中 · 回放 · 已结束 */
export const LIVE_STATES = ['upcoming', 'live', 'replay', 'ended'] as const;

/** What is sent into a room. */
export const LIVE_KINDS = ['text', 'like', 'gift', 'question'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** 等回答 · 已回答 · 略过 */
export const QUESTION_STATES = ['open', 'answered', 'passed'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** What is given to who speaks, paid in points. */
export const LIVE_GIFTS = [
  { id: 'cup', label: '清茶一盏', points: 10 },
  { id: 'plate', label: '茶点一碟', points: 50 },
  { id: 'table', label: '茶席一桌', points: 200 },
] as const;
export type LiveGiftId = (typeof LIVE_GIFTS)[number]['id'];

/** Characters of what is said in a room. */
export const MOST_SAID = 100;
/** Messages of one answer, and those a phone keeps of a room. */
export const LIVE_PAGE = 50;
