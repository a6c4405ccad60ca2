/**
 * Draws a `useList`. Rows stand in chunks (useList). A chunk is drawn once and gives way to an empty box while it is far away
 * (near/): a thousand goods keep a few dozen in the document, and no step of the scrolling draws more than one chunk.
 */
import { memo, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Pager } from '@/ui/kit/Pager';
import { Skeleton, type SkeletonKind } from '@/ui/kit/Skeleton';
import { Slot } from '@/ui/kit/Slot';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Coming } from './Coming';
import { Failure } from './Failure';
import { useNear } from './near';
import { Waiting } from './Waiting';
import type { ListState } from './useList';
import { firstRows, ROWS, useSteps } from './useSteps';
import './list.scss';

interface ListProps<T> {
  list: ListState<T>;
  keyOf: (row: T) => string;
  render: (row: T, index: number) => ReactNode;
  /** What stands there when nothing was found. */
  empty: ReactNode;
  skeleton?: SkeletonKind;
  /** Classes of a chunk: `chunk-card` (its rows are those of one card), `chunk-stack` (each is a card), with `chunk-alone`, `chunk-next`, `chunk-flush`; a grid. */
  chunkClass?: string;
  /** Rows stand beside each other. */
  grid?: boolean;
  /** So many rows fill a screen; a browser draws the others after the first frame. All of a chunk when left out. */
  screenful?: number;
  /** How near the next rows are drawn in the mini-program, in px below the screen; less than 0: once their place is well on it. */
  reach?: number;
}

export function List<T>({
  list,
  keyOf,
  render,
  empty,
  skeleton = 'list',
  chunkClass = '',
  grid = false,
  screenful = Infinity,
  reach,
}: ListProps<T>): ReactElement | null {
  const { status, rows } = list;
  list.keyOf.current = keyOf;
  list.grid.current = grid;
  if (rows.length > 0)
    return (
      <Chunks
        key={list.question}
        list={list}
        keyOf={keyOf}
        render={render}
        className={chunkClass}
        screenful={screenful}
        reach={reach}
      />
    );
  if (status === 'pending') return <Waiting />;
  if (status === 'loading') return <Skeleton kind={skeleton} />;
  if (status === 'error') return <Failure error={list.error} onRetry={() => void list.reload()} />;
  // All that were here have left; others follow them.
  if (list.pager === 'more') return <Coming then={list.more} />;
  if (list.pager !== 'end') return <Pager state={list.pager} onRetry={list.more} />;
  return <>{empty}</>;
}

type ChunksProps<T> = Pick<ListProps<T>, 'list' | 'keyOf' | 'render'> & {
  className: string;
  screenful: number;
  reach: number | undefined;
};
/** Rows of the question before the present one, on their way out. */
const LEAVING = aria({ busy: true });

function Chunks<T>({ list, keyOf, render, className, screenful, reach }: ChunksProps<T>): ReactElement {
  const { drawn, rest } = useSteps(list.chunks.length, 1, reach);
  const filled = list.chunks.filter(({ rows }) => rows.length > 0);
  return (
    <View {...(list.status === 'pending' ? LEAVING : {})}>
      {/* The rows in a place of their own: the mini-program sends all siblings again when one leaves. */}
      <View>
        {list.chunks.slice(0, drawn).map((chunk, at) => (
          <Chunk
            key={at}
            {...chunk}
            keyOf={keyOf as (row: unknown) => string}
            render={render as ChunkProps['render']}
            className={classes(
              className,
              chunk === filled[0] && 'chunk-first',
              chunk === filled[filled.length - 1] && 'chunk-last',
            )}
            screenful={screenful}
          />
        ))}
      </View>
      {/* Made anew for every page, so that a list shorter than the screen goes on by itself. */}
      <View>{rest ?? (list.pager === 'more' && <Coming key={list.rows.length} then={list.more} />)}</View>
      <Slot>{rest === null && <Pager state={list.pager} onRetry={list.more} />}</Slot>
    </View>
  );
}

interface ChunkProps {
  rows: readonly unknown[];
  /** Place of the first row in the list. */
  from: number;
  keyOf: (row: unknown) => string;
  render: (row: unknown, index: number) => ReactNode;
  className: string;
  screenful: number;
}

const Chunk = memo(
  function Chunk({ rows, from, keyOf, render, className, screenful }: ChunkProps) {
    const { ref, id, kept } = useNear();
    const away = kept !== undefined;
    // While the rows of a chunk are drawn in steps again, the chunk keeps the height it had.
    const room = useRef(kept);
    if (away) room.current = kept;
    const isFirst = from === 0 && room.current === undefined;
    const { drawn } = useSteps(away ? 0 : rows.length, isFirst ? firstRows(screenful) : ROWS);
    const style: CSSProperties | undefined = away
      ? { height: `${kept}px` }
      : drawn < rows.length && room.current !== undefined
        ? { minHeight: `${room.current}px` }
        : undefined;
    return (
      <View
        ref={ref}
        id={id}
        className={classes('chunk', away ? 'chunk-away' : rows.length > 0 && className)}
        style={style}
      >
        {!away &&
          rows
            .slice(0, drawn)
            .map((row, index) => <Row key={keyOf(row)} row={row} index={from + index} render={render} />)}
      </View>
    );
  },
  // Rows are drawn from their data: a new `render` closure alone is no reason to draw a chunk again.
  (was, now) => was.rows === now.rows && was.className === now.className,
);

/** Memoized, so that a step of a chunk draws only its new rows. */
const Row = memo(
  function Row({ row, index, render }: Pick<ChunkProps, 'render'> & { row: unknown; index: number }) {
    return <View className="chunk-row">{render(row, index)}</View>;
  },
  (was, now) => was.row === now.row && was.index === now.index,
);
