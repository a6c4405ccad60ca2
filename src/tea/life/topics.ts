export const TOPICS = ['今日一泡', '茶席', '开汤'] as const;
export type Topic = (typeof TOPICS)[number];
export const isTopic = (text: string | undefined): text is Topic =>
  (TOPICS as readonly (string | undefined)[]).includes(text);
export const MOST_PHOTOS = 9;
