/** Height of the shared top bar (rule 6.4), px. */
export const topBarHeightOf = (statusBarHeight: number, os: 'ios' | 'android' | 'other'): number =>
  statusBarHeight + (os === 'android' ? 50 : 45);
