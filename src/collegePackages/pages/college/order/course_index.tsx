/** /collegePackages/pages/college/order/course_index: own course orders by state; each is paid, learned, given back or put away from here. */
import { call, isLine } from '@/core/api';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { TABS, type CourseOrder } from '../../../order/labels';
import { OrderRow } from '../../../order/OrderRow';
import { useOrderActs } from '../../../order/useOrderActs';

const COURSES = '/collegePackages/pages/college/course/list';

export default function CourseOrdersPage() {
  const params = usePageParams<'/collegePackages/pages/college/order/course_index'>();
  const [status, setStatus] = useChoice(params, 'status', TABS);
  const list = useList((page) => call('college.order', { page, ...(status !== '' && { status }) }), [status], {
    kept: 'college.order',
  });
  /** A row as it is now; it leaves a tab of one state together with that state. */
  const put = (id: string, order: CourseOrder | undefined) =>
    list.patch((row) => (row.id !== id ? row : status === '' || order?.status === status ? order : undefined));
  /** Over, or moved on elsewhere; what is gone leaves the list. */
  const refresh = (id: string) =>
    void call('college.orderView', { id }, { hide: true }).then(
      ({ order }) => put(id, order),
      (error: unknown) => (isLine(error) ? undefined : put(id, undefined)),
    );
  const acts = useOrderActs((id, changed) => put(id, changed?.order), refresh);
  // Paid, learned or given back on a page that was opened from here.
  useReturn(() => void list.reload());
  return (
    <Page right={<BarLink word="去选课" onPress={() => go(COURSES, {})} />} overlay={acts.sheets}>
      <Tabs label="订单状态" items={TABS} current={status} onChange={setStatus} />
      <List
        list={list}
        screenful={4}
        keyOf={({ id }) => id}
        chunkClass="chunk-stack chunk-next"
        render={(order) => <OrderRow order={order} acts={acts} onExpire={() => refresh(order.id)} />}
        empty={
          <Empty
            picture="order"
            title={status === '' ? '还没有课程订单' : '这里没有订单'}
            text="挑一门课，慢慢学着喝"
            button="去选课"
            tone="primary"
            onPress={() => go(COURSES, {})}
          />
        }
      />
    </Page>
  );
}
