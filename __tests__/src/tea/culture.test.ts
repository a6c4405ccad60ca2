/** The arithmetic behind the culture pages. */
import { agoText } from '@/tea/life/ago';
import { placeOf } from '@/tea/maker/mapPlace';
import { codeOf } from '@/tea/official/Query';
import { daysOf, shiftMonth } from '@/core/lib/day';
import { afterKey, away, dragged, followed, inView, lookOf, START, turned, zoomed } from '@/tea/vr/pose';
import { readTour } from '@/tea/vr/scenes';

test('turning goes round, looking up ends, zooming stays between one and two', () => {
  expect(turned(START, -30).yaw).toBe(330);
  expect(turned(START, 0, 90).pitch).toBe(26);
  expect(zoomed(START, 9).zoom).toBe(2);
  expect(zoomed(START, 0.1).zoom).toBe(1);
  expect(dragged(START, -100, 0, 400).yaw).toBeCloseTo(16);
  expect(dragged({ ...START, zoom: 2 }, -100, 0, 400).yaw).toBeCloseTo(8);
  expect(away(350, START)).toBe(-10);
  expect(inView(350, { ...START, yaw: 20 })).toBe(true);
  expect(inView(180, START)).toBe(false);
  expect(afterKey('ArrowLeft', START)?.yaw).toBe(350);
  expect(afterKey('+', START)?.zoom).toBeGreaterThan(1);
  expect(afterKey('a', START)).toBeUndefined();
});

test('a scene without a picture is left out, and its stops with it', () => {
  const tour = readTour({
    blocks: [
      { kind: 'image', title: '无图', items: [{ key: '1', label: '无图', value: '' }] },
      { kind: 'image', title: '有图', items: [{ key: '2', label: '有图', value: '', image: '/images/vr/2.webp' }] },
      {
        kind: 'steps',
        items: [
          { key: '1,5', label: '去不了', value: '' },
          { key: '2,x', label: '去得了', value: '' },
        ],
      },
    ],
  });
  expect(tour.scenes.map(({ id }) => id)).toEqual(['2']);
  expect(tour.stops).toEqual([{ sceneId: '2', yaw: 0, label: '去得了', text: '' }]);
});

test('months, places, codes, times', () => {
  expect(daysOf('2026-06')).toHaveLength(30);
  expect(daysOf('2026-02').filter(Boolean)).toHaveLength(28);
  expect(daysOf('2026-02').indexOf('2026-02-01')).toBe(6);
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(placeOf({ lat: 26, lng: 110 })).toEqual({ x: 50, y: 50 });
  expect(placeOf({ lat: 60, lng: 10 })).toEqual({ x: 3, y: 3 });
  expect(codeOf('https://yejian.example/t/YJ2026060108')).toBe('YJ2026060108');
  expect(codeOf('abc')).toBe('abc');
  expect(agoText(0, 30_000)).toBe('刚刚');
  expect(agoText(0, 3 * 3_600_000)).toBe('3 小时前');
});

test.each([
  ['upright, to the north', { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
  ['turned to the right', { alpha: 270, beta: 90, gamma: 0 }, 90, 0],
  ['turned to the left', { alpha: 90, beta: 90, gamma: 0 }, -90, 0],
  ['raised', { alpha: 0, beta: 100, gamma: 0 }, 0, 10],
  ['lowered', { alpha: 0, beta: 70, gamma: 0 }, 0, -20],
  // Upright, alpha and gamma say the same: together they are one turn.
  ['upright, told by both angles', { alpha: 330, beta: 90, gamma: -30 }, 60, 0],
])('where a phone looks: %s', (_, tilt, yaw, pitch) => {
  const look = lookOf(tilt);
  expect(look.yaw).toBeCloseTo(yaw);
  expect(look.pitch).toBeCloseTo(pitch);
});

test('the view goes along the short way and stops at the sky', () => {
  expect(followed(START, { yaw: 175, pitch: 0 }, { yaw: -175, pitch: 0 }).yaw).toBeCloseTo(10);
  expect(followed(START, { yaw: 0, pitch: 0 }, { yaw: 0, pitch: 80 }).pitch).toBe(26);
});
