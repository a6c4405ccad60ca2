/** Where a person came from: share_id and source of the launch query (rule 4.11). */
import type { Cache } from '../api';

export interface Attribution {
  /** Remembers what the launch query brings; a later link replaces an earlier one. */
  launch(query: Record<string, string | undefined>): void;
  /** The remembered values, as login, registration and an order send them. */
  params(): { share_id?: string; source?: string };
}

export function createAttribution(cache: Cache): Attribution {
  return {
    launch({ share_id, source }) {
      if (share_id) cache.set('share_id', share_id);
      if (source) cache.set('source', source);
    },
    params: () => ({ share_id: cache.get('share_id'), source: cache.get('source') }),
  };
}
