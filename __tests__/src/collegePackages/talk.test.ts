/** What a phone keeps of a room, whatever the order in which it comes (C8). */
import fc from 'fast-check';
import type { LiveMsg } from '@/contract';
import { anew, hasGap, merge, MOST_KEPT } from '@/collegePackages/live/talk';

const message = (seq: number, part: Partial<LiveMsg> = {}): LiveMsg => ({
  id: String(seq),
  seq,
  clientId: `client-${seq}`,
  user: { id: '1', no: '', nickname: '山月', avatar: '', levelName: '' },
  kind: 'text',
  text: `第 ${seq} 句`,
  at: seq * 1000,
  ...part,
});

test('frames, answers and history in any order and however often: each once, in the order of the room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }), { maxLength: 20 }),
      (packets) => {
        const list = packets.reduce<readonly LiveMsg[]>(
          (known, seqs) =>
            merge(
              known,
              seqs.map((seq) => message(seq)),
            ),
          [],
        );
        const seqs = [...new Set(packets.flat())].sort((a, b) => a - b);
        expect(list.map(({ seq }) => seq)).toEqual(seqs);
      },
    ),
  );
});

test('an older copy does not bring back what was answered or taken away', () => {
  const asked = message(1, { kind: 'question', state: 'open' });
  const answered = { ...asked, state: 'answered' as const, answer: '能' };
  const gone = message(2, { hidden: true, text: '' });
  const list = merge(merge([], [answered, gone]), [asked, message(2)]);
  expect(list).toEqual([answered, gone]);
  expect(merge(merge([], [asked]), [answered])).toEqual([answered]);
});

test('half an hour at five messages a second is no more than the newest', () => {
  let list: readonly LiveMsg[] = [];
  for (let seq = 1; seq <= 30 * 60 * 5; seq += 1) list = merge(list, [message(seq)]);
  expect(list).toHaveLength(MOST_KEPT);
  expect(list[list.length - 1]?.seq).toBe(9000);
});

test('what was said meanwhile is missed between the last one known and the first of what comes', () => {
  const list = [message(3), message(4)];
  expect(hasGap(list, [message(5)])).toBe(false);
  expect(hasGap(list, [message(7)])).toBe(true);
  expect(hasGap([], [message(7)])).toBe(false);
  expect(hasGap(list, [])).toBe(false);
});

test('who was away for long begins with the newest, and keeps what came meanwhile', () => {
  const list = [message(3), message(4), message(400)];
  expect(anew(list, [message(398), message(399)]).map(({ seq }) => seq)).toEqual([398, 399, 400]);
  expect(anew(list, [])).toBe(list);
});
