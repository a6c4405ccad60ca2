import { texts } from '../../texts';
import { isCancel, wordsOf } from '../errors';
import type { PayResult } from './types';

export const paid: PayResult = { state: 'paid' };

/** 用户取消支付, or the serialized result (rules 3.5, 7.6) with what a person is told of it. */
export const unpaid = (result: unknown): PayResult =>
  isCancel(result)
    ? { state: 'cancelled', text: texts.payCancelled }
    : {
        state: 'failed',
        text: result instanceof Error ? result.message : JSON.stringify(result),
        words: wordsOf(result, texts.payFailed),
      };
