/** The pieces of a conversation, in their order. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PiecesProps } from './types';

export const Pieces = ({ pieces, render }: PiecesProps): ReactElement => <View>{pieces.map(render)}</View>;
