import type { RoomView } from '../../../../src/contract/room/shapes';
import type { RoomRow } from './repository';

export const presentRoom = ({ closed: _closed, sort: _sort, joins, ...room }: RoomRow): RoomView => ({
  ...room,
  ...(joins.length > 0 && { joined: true }),
});
