/** Height of the shared top bar (spec 2, 9), px. */
export const topBarHeightOf = (statusBarHeight: number, os: 'ios' | 'android' | 'other'): number =>
  statusBarHeight + (os === 'android' ? 50 : 45);
