import type { ReactElement } from 'react';
import type { Piece } from '../timeline';

export interface PiecesProps {
  pieces: readonly Piece[];
  /** With the piece's key. */
  render: (piece: Piece) => ReactElement;
}
