/** An old link to another time of a booking that takes none any more: what holds now. */
import { replace } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';

export const Fixed = ({ id, text }: { id: string; text: string }) => (
  <Empty
    picture="notfound"
    title="不能再改期了"
    text={`这个预约${text}`}
    button="看这个预约"
    onPress={() => replace('/reservation/pages/order/order', { id })}
  />
);
