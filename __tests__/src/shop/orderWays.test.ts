import { ORDER_TONE } from '@/domain/order/labels';
import { toneOf, waysOf } from '@/shop/order/ways';

test('the decision comes first, and never more than two stand open', () => {
  const paid = ['remind', 'address', 'afterSale', 'rebuy'] as const;
  expect(waysOf({ status: 'paid', actions: paid })).toEqual({
    shown: ['remind', 'address'],
    rest: ['rebuy', 'afterSale'],
  });
  const received = ['review', 'append', 'express', 'afterSale', 'rebuy'] as const;
  expect(waysOf({ status: 'received', actions: received }).shown).toEqual(['review', 'express']);
});

test('what is over is bought again sooner than followed', () => {
  const finished = ['append', 'express', 'afterSale', 'rebuy', 'delete'] as const;
  expect(waysOf({ status: 'finished', actions: finished })).toEqual({
    shown: ['rebuy', 'append'],
    rest: ['afterSale', 'express', 'delete'],
  });
  expect(waysOf({ status: 'cancelled', actions: ['rebuy', 'delete'] })).toEqual({
    shown: ['rebuy', 'delete'],
    rest: [],
  });
});

test('red asks for payment and for nothing else', () => {
  expect(Object.entries(ORDER_TONE).flatMap(([status, tone]) => (tone === 'pay' ? [status] : []))).toEqual(['unpaid']);
  expect(toneOf('pay', true)).toBe('primary');
  for (const action of ['receive', 'review', 'rebuy', 'delete'] as const) {
    expect(toneOf(action, true)).not.toBe('primary');
    expect(toneOf(action, false)).not.toBe('primary');
  }
});
