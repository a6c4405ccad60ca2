import type { RoomView } from '../../../../src/contract/room/shapes';
import type { RoomRow } from './repository';

export const presentRoom = ({ closed: _closed, sort: _sort, ...room }: RoomRow): RoomView => room;
