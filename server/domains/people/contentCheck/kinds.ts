/** What is checked before others see it, by kind. Whoever keeps the thing says what a verdict does with it; server/kinds.ts joins them. */
import type { Tx } from '../../../db/client';
import type { ContentKind } from '../../../db/schema';
import type { Scene } from '../../../gateways/content';
import type { Server } from '../../../http/context';
import type { CheckRow } from './repository';

/** The server as a verdict needs it. */
export type Judging = Pick<Server, 'config' | 'kinds' | 'realtime'>;

/** `passed` and `refused` run with the writer and the check locked; what the thing has become meanwhile they see for themselves. */
export interface ContentRules {
  /** What its writer and the desk call it: 动态. */
  label: string;
  /** Where it stands, in the words of the platform. */
  scene: Scene;
  /** Of two people: no third one looks at it, so what is in doubt or not answered stays. */
  isPrivate?: true;
  /** Own route where its writer finds it. */
  page(check: CheckRow): string;
  /** Does it still wait? Its writer may have taken it away. */
  waits(tx: Tx, check: CheckRow): Promise<boolean>;
  /** Others see it from now on. */
  passed(tx: Tx, check: CheckRow, now: number, server: Judging): Promise<void>;
  /** Nobody else will see it. `why`: for people. */
  refused(tx: Tx, check: CheckRow, why: string, now: number): Promise<void>;
}

declare module '../../../http/context' {
  interface Kinds {
    contents: Readonly<Record<ContentKind, ContentRules>>;
  }
}
