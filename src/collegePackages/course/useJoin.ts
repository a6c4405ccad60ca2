/** 购买, 免费加入, 会员免费加入, 送好友: what costs nothing is had at once, what costs something goes to its settlement; a visitor logs in first and comes back. */
import type { CourseDetail } from '@/contract';
import { call, reasonOf } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { NOT_SOLD, sells } from '@/domain/checkout/virtual';
import { useAction, useLogin } from '@/ui/shell';

const SETTLE = '/collegePackages/pages/college/order/settle';
/** Who is looked for there. */
const SOMEBODY = '1';

export function useJoin(course: CourseDetail | undefined, onJoined: () => unknown) {
  const { feedback } = useStores();
  const guard = useLogin();
  const courseId = course?.card.id ?? '';
  const settle = (giftTo?: string) =>
    sells('course') ? go(SETTLE, { courseId, ...(giftTo && { giftTo }) }) : feedback.toast(NOT_SOLD);
  const join = useAction(async () => {
    if (course?.join === 'buy') return settle();
    try {
      await call('college.orderCreate', { courseId, payable: 0 }, { hide: true });
      feedback.toast('已加入，现在就能学');
    } catch (error) {
      const reason = reasonOf(error, 'college.orderCreate');
      // Owned already, from another phone; or it costs something by now.
      if (reason === undefined) throw error;
      feedback.toast(reason === 'claimed' ? '已拥有该课程' : '价格有变动，请再看一眼');
    }
    await onJoined();
  });
  return {
    busy: join.pending,
    join: () => guard(() => void join.run()),
    gift: () => guard(() => void settle(SOMEBODY)),
  };
}
