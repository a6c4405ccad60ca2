/** Everything the site-wide search knows, in the order of its tabs. */
import { activityKind } from './activities';
import { articleKind } from './articles';
import { goodsKind } from './goods';
import type { SearchKind } from './kind';
import { masterKind } from './masters';
import { storeKind } from './stores';

export const KINDS: readonly SearchKind[] = [goodsKind, articleKind, storeKind, masterKind, activityKind];
