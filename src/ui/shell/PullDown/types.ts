import type { ReactElement, ReactNode } from 'react';

/** Only on routes with the refresh flag (rule 6.2). */
export type PullDownPart = (props: { enabled: boolean; children: ReactNode }) => ReactElement;
