/** 分享 and the bag with the goods of a room. */
import type { ReactElement } from 'react';
import type { LiveDetail } from '@/contract';
import { IconButton } from '@/ui/kit/IconButton';
import type { RoomProps } from './roomProps';

interface BagProps extends Pick<LiveDetail, 'goods'>, Pick<RoomProps, 'onOpen' | 'onShare'> {}

export const Bag = ({ goods, onOpen, onShare }: BagProps): ReactElement => (
  <>
    <IconButton icon="share" label="分享" onPress={onShare} />
    <IconButton icon="cart" label="商品" badge={goods.length} onPress={() => onOpen('goods')} />
  </>
);
