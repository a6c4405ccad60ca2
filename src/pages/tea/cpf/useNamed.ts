import { useEffect, useRef } from 'react';
import type { Holding } from '@/contract';

/** Opens the piece that the address names, once. */
export function useNamed(id: string | undefined, rows: readonly Holding[], open: (piece: Holding) => void): void {
  const done = useRef(false);
  useEffect(() => {
    const named = id && !done.current ? rows.find((piece) => piece.id === id) : undefined;
    if (!named) return;
    done.current = true;
    open(named);
  }, [id, rows, open]);
}
