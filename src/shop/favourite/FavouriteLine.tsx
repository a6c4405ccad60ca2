/** One thing that is kept, with what can be done about it as it is now. */
import type { FavouriteRow } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { routeOf } from './kinds';
import { SavedRow } from './SavedRow';
import { AddButton, RemindButton, SimilarButton } from './Ways';

export function FavouriteLine({ row }: { row: FavouriteRow }) {
  const route = routeOf(row);
  return (
    <SavedRow
      thing={row}
      note={`${formatTime(row.at, 'YYYY-MM-DD')} 收藏`}
      round={row.kind === 'master'}
      onOpen={row.state !== 'off' && canOpen(route) ? () => void open(route) : undefined}
    >
      {row.kind === 'goods' && row.state === 'soldout' && <RemindButton thing={row} kind="stock" />}
      {row.kind === 'goods' && row.state === 'ok' && <RemindButton thing={row} kind="price" />}
      {row.kind === 'goods' && row.state === 'ok' && <AddButton thing={row} />}
      {row.kind === 'goods' && row.state === 'off' && <SimilarButton thing={row} />}
    </SavedRow>
  );
}
