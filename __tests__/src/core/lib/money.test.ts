import fc from 'fast-check';
import { briefYuan, countText, exactText, figure, formatFen, formatYuan, parseFen, shortYuan } from '@/core/lib/money';

describe('rule 1.1: money is integer fen', () => {
  test.each([
    [18420, '184.20', '184.20'],
    [23800, '238.00', '238'],
    [1990, '19.90', '19.90'],
    [1005, '10.05', '10.05'],
    [5, '0.05', '0.05'],
    [100000, '1000.00', '1000'],
    [0, '0.00', '0'],
  ])('%i fen', (fen, full, short) => {
    expect(formatFen(fen)).toBe(full);
    expect(formatFen(fen, { short: true })).toBe(short);
  });
  test('negative amounts keep their sign before the currency', () => {
    expect(formatYuan(-1250)).toBe('-¥12.50');
    expect(shortYuan(18420)).toBe('¥184.20');
  });
  test.each([
    [99_999, '¥999.99'],
    [128_020, '¥1,280.20'],
    [123_456_789, '¥1,234,567.89'],
  ])('a figure is read in groups of three: %i', (fen, text) => {
    expect(formatYuan(fen)).toBe(text);
  });
  test.each([
    [0, '0'],
    [999, '999'],
    [4086, '4,086'],
    [1_234_567, '1,234,567'],
  ])('a count has its comma: %i', (count, text) => {
    expect(figure(count)).toBe(text);
  });
  test.each([
    [0, '0'],
    [23.4, '23.4'],
    [9999, '9,999'],
    [10_000, '1 万'],
    [12_000, '1.2 万'],
    [19_999, '1.99 万'],
    [86_400, '8.64 万'],
    [12_345_678, '1,234.56 万'],
    [99_999_999, '9,999.99 万'],
    [120_000_000, '1.2 亿'],
  ])('where there is little room %i says no more than there is', (count, text) => {
    expect(countText(count)).toBe(text);
  });
  test('an amount is shortened where a count is, one that somebody has or owes only when it must be', () => {
    expect([briefYuan(999_950), briefYuan(1_000_000), briefYuan(8_640_000)]).toEqual(['¥9,999.50', '1 万', '8.64 万']);
    expect([exactText(99_999_999), exactText(100_000_000)]).toEqual(['999,999.99', '100 万']);
    expect([countText(999_999, 1_000_000), countText(1_000_000, 1_000_000)]).toEqual(['999,999', '100 万']);
  });
  test.each(['', '1.234', 'abc', '-1', '1e3', '.5', '12345678901'])('"%s" is no amount', (input) => {
    expect(parseFen(input)).toBeUndefined();
  });
  test.each([
    ['12.8', 1280],
    [' ¥3 ', 300],
    ['0.05', 5],
    ['7.', 700],
  ])('"%s" is %i fen', (input, fen) => {
    expect(parseFen(input)).toBe(fen);
  });
  test('what is written is read back to the fen', () => {
    fc.assert(fc.property(fc.nat(99_999_999_999), (fen) => parseFen(formatFen(fen)) === fen));
  });
});
