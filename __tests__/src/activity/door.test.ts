/** The door's list on a phone without a line: a ticket lets in once, an undone one again. */
import type { DoorRow, RequestOf } from '@/contract';
import { codeOf, letInAt, withScans } from '@/activity/detail/door';
import { NOW } from '../contract/fixtures';

const row = (code: string, part: Partial<DoorRow> = {}): DoorRow => ({
  ...{ code, name: '林知夏', mobile: '138****0001', qty: 2, seats: [], status: 'signed', checkedBy: '' },
  ...part,
});
const scan = (code: string, at: number, action: RequestOf<'activity.doorSave'>['action'] = 'in') => ({
  ...{ activityId: '9412', code, action, at, opId: `op-${at}-0000` },
});
const [ONE, TWO, FOREIGN] = ['HD00000001', 'HD00000002', 'HD00000009'];
const rows = [row(ONE), row(TWO, { status: 'checked', checkedAt: NOW - 1000, checkedBy: '西湖店 周*' })];

test('a ticket is read alike from a picture, by hand and out of an address', () => {
  expect(['hd00000001 ', 'https://x/t?c=HD00000001'].map(codeOf)).toEqual([ONE, ONE]);
});

test('who is in is known by the list, by what waits, and also when the list names nobody', () => {
  expect(letInAt(rows, [], ONE)).toBeUndefined();
  expect(letInAt(rows, [], TWO)).toBe(NOW - 1000);
  expect(letInAt(rows, [scan('hd00000001', NOW)], ONE)).toBe(NOW);
  expect(letInAt([], [scan(FOREIGN, NOW)], FOREIGN)).toBe(NOW);
  expect(letInAt(rows, [scan(TWO, NOW, 'out')], TWO)).toBeUndefined();
  expect(letInAt(rows, [scan(ONE, NOW), scan(ONE, NOW + 1, 'out')], ONE)).toBeUndefined();
});

test('the list shows what waits; a fee that is owed stays owed', () => {
  const shown = withScans([...rows, row(FOREIGN, { status: 'unpaid' })], [scan(ONE, NOW), scan(FOREIGN, NOW)]);
  expect(shown.map(({ status }) => status)).toEqual(['checked', 'checked', 'unpaid']);
  expect(shown[1]?.checkedBy).toBe('西湖店 周*');
});
