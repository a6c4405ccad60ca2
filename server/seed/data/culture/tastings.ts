/** What is drunk blind: letters drawn by lot, so that they follow neither ids nor shelves. */
interface SampleSeed {
  letter: string;
  name: string;
  goodsId: string;
  makerId?: string;
  /** About what it is given. */
  quality: number;
}
export const SAMPLES: { activity: number; samples: SampleSeed[] }[] = [
  {
    activity: 11,
    samples: [
      { letter: 'D', name: '西湖龙井 · 狮峰', goodsId: '1036', quality: 8 },
      { letter: 'B', name: '明前龙井 · 梅家坞', goodsId: '1037', quality: 7 },
      { letter: 'F', name: '洞庭碧螺春', goodsId: '1038', quality: 8 },
      { letter: 'A', name: '安吉白茶', goodsId: '1039', quality: 7 },
      { letter: 'E', name: '太平猴魁', goodsId: '1040', makerId: '10003', quality: 6 },
      { letter: 'C', name: '六安瓜片', goodsId: '1041', quality: 8 },
    ],
  },
  {
    activity: 12,
    samples: [
      { letter: 'C', name: '老班章 2012', goodsId: '1001', quality: 9 },
      { letter: 'A', name: '易武弯弓', goodsId: '1002', quality: 8 },
      { letter: 'D', name: '冰岛老寨', goodsId: '1003', quality: 7 },
      { letter: 'B', name: '景迈古树', goodsId: '1008', quality: 6 },
    ],
  },
];

/** 林知夏's: in the order of the dimensions; the last one of today waits for its 整体. */
export const OWN_SCORES: Readonly<Record<number, Record<string, { scores: number[]; note?: string }>>> = {
  11: {
    A: { scores: [8, 8, 8, 7, 8, 8, 8, 8] },
    B: { scores: [7, 6, 7, 6, 6, 6, 7, 6] },
    C: { scores: [8, 8, 9, 8, 8, 9, 8, 8] },
    D: { scores: [8, 7, 9, 6, 8, 7, 5], note: '头两泡火气还在，第三泡出栗香，尾水有点涩。' },
  },
  12: {
    A: { scores: [8, 8, 7, 8, 8, 8, 8, 8] },
    B: { scores: [6, 6, 7, 6, 7, 6, 6, 7] },
    C: { scores: [9, 8, 9, 7, 9, 8, 8, 8], note: '第三泡出木香，七泡还有甜。给到八分三。' },
    D: { scores: [7, 7, 7, 7, 8, 7, 7, 7] },
  },
};
