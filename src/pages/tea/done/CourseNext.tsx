/** After a course was paid: whoever bought it begins to learn, who gave it away sees the order. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { useBlock } from '@/ui/shell';

export function CourseNext({ id }: { id: string }): ReactElement | null {
  const order = useBlock(() => call('college.orderView', { id }, { hide: true }), id)?.order;
  if (!order) return null;
  if (order.giftTo !== undefined)
    return (
      <Button onPress={() => replace('/collegePackages/pages/college/order/course_detail', { id })}>查看订单</Button>
    );
  return (
    <Button onPress={() => replace('/collegePackages/pages/college/course/detail', { id: order.course.id })}>
      开始学习
    </Button>
  );
}
