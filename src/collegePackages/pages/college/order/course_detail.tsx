/** /collegePackages/pages/college/order/course_detail: one course order; what can be done with it stands at the foot. */
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { back } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import type { CourseOrder } from '../../../order/labels';
import { OrderBody } from '../../../order/OrderBody';
import { useOrderActs, type Act } from '../../../order/useOrderActs';

const LIST = '/collegePackages/pages/college/order/course_index';

export default function CourseOrderPage() {
  const { id = '' } = usePageParams<'/collegePackages/pages/college/order/course_detail'>();
  const state = usePageData(() => call('college.orderView', { id }), [id]);
  const reload = () => void state.reload();
  const acts = useOrderActs((_, changed) => (changed ? state.set(changed) : void back(LIST)), reload);
  // Back from the cashier or the course it may be another one.
  useReturn(reload);
  const order = state.data?.order;
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={acts.sheets}
      action={order && <Ways order={order} onAct={(act) => acts.run(act, order)} />}
    >
      {(detail) => <OrderBody detail={detail} onRefund={() => acts.run('refund', detail.order)} onExpire={reload} />}
    </Page>
  );
}

function Ways({ order, onAct }: { order: CourseOrder; onAct: (act: Act) => void }) {
  const { status, payable, giftTo } = order;
  if (status === 'unpaid')
    return (
      <>
        <Button grow size="l" tone="quiet" onPress={() => onAct('cancel')}>
          取消
        </Button>
        {sells('course') && (
          <Button grow size="l" onPress={() => onAct('pay')}>
            {`去支付 ${formatYuan(payable)}`}
          </Button>
        )}
      </>
    );
  const learns = status === 'paid' && giftTo === undefined;
  return (
    <>
      {status !== 'paid' && (
        <Button grow size="l" tone="quiet" onPress={() => onAct('delete')}>
          删除
        </Button>
      )}
      <Button grow size="l" tone={learns ? 'primary' : 'line'} onPress={() => onAct('learn')}>
        {learns ? '去学习' : '看课程'}
      </Button>
    </>
  );
}
