/** The links of a text as rows, for a host whose rich text cannot be pressed. One that leads to no page is not offered. */
import type { ReactNode } from 'react';
import { canOpen, open } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { linksOf } from './reading';

export function Links({ html }: { html: string }): ReactNode {
  const links = linksOf(html).filter(({ href }) => canOpen(href));
  if (links.length === 0) return null;
  return (
    <Cells>
      {links.map(({ href, text }) => (
        <Cell key={href} label={text} role="link" onPress={() => open(href)} />
      ))}
    </Cells>
  );
}
