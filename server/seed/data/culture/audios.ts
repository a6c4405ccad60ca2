/** Six pieces of tea music; the sounds are made by server/audio. [title, author, seconds] */
export const AUDIOS: [title: string, author: string, seconds: number][] = [
  ['松风', '叶间茶学社', 24],
  ['竹露', '叶间茶学社', 24],
  ['煮泉', '叶间茶学社', 20],
  ['夜航', '叶间茶学社', 20],
  ['云起', '叶间茶学社', 24],
  ['听雨', '叶间茶学社', 20],
];
