import type { OwnWay } from '@/core/stores';
import type { TakeCode } from './types';

export const WITHOUT_MESSENGER = { title: '扫码', text: '在微信里可以直接扫码' };

/** One code after the other while `take` wants more. */
export const typing = (take: TakeCode, done: readonly string[]): OwnWay<string> => ({
  label: '用这个编码',
  field: '手动输入编码',
  example: '码上的字母或数字',
  run: () => undefined,
  each: (text) => take(text.trim()),
  done,
});
