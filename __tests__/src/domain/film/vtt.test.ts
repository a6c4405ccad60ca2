/** What is said at a second of a film. */
import { captionAt } from '@/domain/film/vtt';

it('says what is said at a second, both when two speak', () => {
  const cues = [
    { from: 1, to: 6, text: '甲' },
    { from: 5, to: 9, text: '乙' },
  ];
  expect([0, 1, 5.5, 6, 9].map((second) => captionAt(cues, second))).toEqual(['', '甲', '甲\n乙', '乙', '']);
});
