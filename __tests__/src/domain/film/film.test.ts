/** Where a film begins, and how its seconds are said. */
import { firstQuality, resumeAt } from '@/domain/film/film';
import { stampText } from '@/domain/video/clock';

// Field case: TeamPiped/Piped 1277, which goes on at the very end.
it.each([
  [205, 760, 205],
  [749, 760, 749],
  [751, 760, 0],
  [760, 760, 0],
  [7, 10, 7],
  [8, 10, 0],
  [7190, 7200, 0],
  [3, 0, 0],
])('left at %i of %i it begins at %i', (position, length, begin) => expect(resumeAt(position, length)).toBe(begin));

it('高清 where it is, what is nearest otherwise', () => {
  const of = (...all: string[]) => firstQuality(all.map((quality) => ({ quality, url: '' })));
  expect([of(), of('流畅'), of('流畅', '高清'), of('流畅', '高清', '超清')]).toEqual(['', '流畅', '高清', '高清']);
});

it('seconds beside a player', () => {
  expect([0, 65, 205.9, 3725, Number.NaN].map(stampText)).toEqual(['00:00', '01:05', '03:25', '62:05', '00:00']);
});
