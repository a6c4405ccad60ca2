import { signed } from '@/domain/points/labels';

it('gives what came and went its sign, and nothing none', () => {
  expect([signed('+', 1200), signed('−', 901), signed('+', 0), signed('−', 0)]).toEqual(['+1,200', '−901', '0', '0']);
});
