/** The groups of one city as the page GROUPS has them: number, name, members of how many, and the address its code leads to. */
import type { PageBlock } from '@/contract';

export interface Group {
  no: string;
  name: string;
  /** 486/500 */
  members?: string;
  full?: boolean;
  /** What its code says. */
  text: string;
}

/** Own paths become whole addresses: a code is read outside the app. */
export function groupsOf({ items }: PageBlock, currentUrl: string): Group[] {
  const origin = /^https?:\/\/[^/]+/.exec(currentUrl)?.[0] ?? '';
  return items.map(({ key, label, value, link = '' }) => {
    const [count = 0, most = 0] = value.split('/').map(Number);
    const text = link.startsWith('/') ? `${origin}/h5${link}` : link;
    return { no: key, name: label, members: value, full: most > 0 && count >= most, text };
  });
}
