/** Where a person came from: share_id and source of the launch query (rule 4.11). */
import type { Cache } from '../api';
import { cleanTyped } from '../lib/typed';

/** Of what people write into a link. */
const MOST_SOURCE = 40;

export interface Attribution {
  /** Remembers what the launch query brings; a later link replaces an earlier one. */
  launch(query: Record<string, string | undefined>): void;
  /** The remembered values, as login, registration and an order send them. */
  params(): { share_id?: string; source?: string };
}

/** One line that the server takes, no half of a sign; nothing left is none. */
const cleaned = (source = ''): string | undefined =>
  cleanTyped('text', source)
    .trim()
    .slice(0, MOST_SOURCE)
    .replace(/[\ud800-\udbff]$/, '')
    .trim() || undefined;

export function createAttribution(cache: Cache): Attribution {
  return {
    launch({ share_id, source }) {
      if (share_id) cache.set('share_id', share_id);
      const name = cleaned(source);
      if (name) cache.set('source', name);
    },
    params: () => ({ share_id: cache.get('share_id'), source: cleaned(cache.get('source')) }),
  };
}
