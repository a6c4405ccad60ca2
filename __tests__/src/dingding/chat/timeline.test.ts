/** Rules 28.2, 28.3: answer, frame and history in any order are each message once, in the server's order. */
import fc from 'fast-check';
import type { ChatMsg } from '@/contract';
import { merge } from '@/core/stores/chat';
import { isSamePiece, momentOf, piecesOf, rowsOf, shortMoment } from '@/dingding/chat/timeline';
import { chatMsg } from '../../contract/fixtures';

const at = (seq: number, rev = seq): ChatMsg =>
  chatMsg({ id: String(1000 + seq), seq, rev, clientId: `client-${seq}` });
const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, i) => orders(all.filter((_, k) => k !== i)).map((rest) => [one, ...rest]));

test('an answer, a frame and a page of history in their six orders', () => {
  const history = [1, 2, 3, 4].map((seq) => at(seq));
  const frame = [at(6)];
  // The own message, and what a colleague took back meanwhile.
  const answer = [at(5), { ...at(3, 7), status: 'recalled' as const }];
  for (const order of orders([history, frame, answer])) {
    const all = order.reduce<ChatMsg[]>((known, more) => merge(known, more), []);
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(all[2]!.status).toBe('recalled');
  }
});

test('whatever comes, cut however, as often as it likes', () => {
  const parts = fc.array(fc.array(fc.record({ seq: fc.integer({ min: 1, max: 30 }), later: fc.boolean() })), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(parts, (all) => {
      const sent = all.map((part) => part.map(({ seq, later }) => at(seq, later ? seq + 100 : seq)));
      const merged = sent.reduce<ChatMsg[]>((known, more) => merge(known, more), []);
      const seqs = merged.map(({ seq }) => seq);
      expect(seqs).toEqual([...new Set(all.flat().map(({ seq }) => seq))].sort((a, b) => a - b));
      for (const { seq, rev } of merged)
        expect(rev).toBe(all.flat().some((one) => one.seq === seq && one.later) ? seq + 100 : seq);
      expect(merge(merged, sent.flat())).toEqual(merged);
      // Pieces hold all rows in their order, and are the same for the same.
      const pieces = piecesOf(rowsOf(merged, 0));
      expect(pieces.flatMap(({ rows }) => rows.map(({ message }) => message.seq))).toEqual(seqs);
      expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    }),
  );
});

test('a new message changes the last piece only', () => {
  const before = piecesOf(
    rowsOf(
      Array.from({ length: 45 }, (_, i) => at(i + 1)),
      0,
    ),
  );
  const after = piecesOf(
    rowsOf(
      Array.from({ length: 46 }, (_, i) => at(i + 1)),
      0,
    ),
  );
  const changed = after.filter(({ key, rows }) => {
    const was = before.find((piece) => piece.key === key);
    return !was || !isSamePiece(was.rows, rows);
  });
  expect(changed).toHaveLength(1);
});

test('times stand at gaps of five minutes', () => {
  const NOW = Date.parse('2026-06-16T14:10:00+08:00');
  const said = (minutes: number, seq: number) => ({ ...at(seq), at: NOW - minutes * 60_000 });
  expect(rowsOf([said(20, 1), said(16, 2), said(11, 3)], NOW).map(({ when }) => when)).toEqual([
    '今天 13:50',
    undefined,
    '今天 13:59',
  ]);
  expect(momentOf(Date.parse('2026-06-15T09:00:00+08:00'), NOW)).toBe('06月15日 09:00');
  expect(momentOf(Date.parse('2025-06-15T09:00:00+08:00'), NOW)).toBe('2025-06-15 09:00');
  expect([10, 24 * 60, 72 * 60].map((minutes) => shortMoment(NOW - minutes * 60_000, NOW))).toEqual([
    '14:00',
    '昨天',
    '06-13',
  ]);
});
