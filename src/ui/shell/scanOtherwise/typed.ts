import type { OwnWay } from '@/core/stores';

export const WITHOUT_MESSENGER = '在微信里可以直接扫码。没有微信时，把码上的字输进来也一样。';
export const typed: OwnWay<string> = {
  label: '用这个编码',
  field: '手动输入编码',
  example: '码上的字母或数字',
  run: (text) => text.trim() || undefined,
};
