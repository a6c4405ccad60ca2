import type { PullDownPart } from './types';

/** The mini-program has its own (enablePullDownRefresh of the page's configuration). */
export const PullDown: PullDownPart = ({ children }) => <>{children}</>;
