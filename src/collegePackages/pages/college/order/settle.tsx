/** /collegePackages/pages/college/order/settle: what a course costs, for oneself or as a gift, then one button. */
import { NotSold } from '@/domain/checkout/NotSold';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';
import type { CourseSettle } from '../../../order/labels';
import { SettleBody } from '../../../order/SettleBody';
import { useSettle, type Settle } from '../../../order/useSettle';

export default function CourseSettlePage() {
  return sells('course') ? (
    <Settlement />
  ) : (
    <Page>
      <NotSold />
    </Page>
  );
}

function Settlement() {
  const settle = useSettle(usePageParams<'/collegePackages/pages/college/order/settle'>());
  const { state } = settle;
  return (
    <Page state={state} skeleton="cells" action={state.data && <Ways view={state.data} settle={settle} />}>
      {(data) => <SettleBody view={data} settle={settle} />}
    </Page>
  );
}

/** What stands in the way of an own purchase is none of the gift that is being made. */
function Ways({ view, settle }: { view: CourseSettle; settle: Settle }) {
  const { isGift, agreed, submit, learn } = settle;
  const { payable, amounts, giftTo, blocked } = view;
  if (blocked !== undefined && !isGift)
    return (
      <Button block size="l" onPress={() => learn(view)}>
        去学习
      </Button>
    );
  const missing = isGift && !giftTo ? '先找到要送的好友' : (blocked ?? (!agreed && '请先阅读并同意课程服务协议'));
  return (
    <SubmitBar
      payable={payable}
      saved={amounts.goods - payable}
      label={payable > 0 ? '提交订单' : giftTo ? '立即送出' : '立即加入'}
      missing={missing}
      busy={submit.pending}
      onSubmit={() => void submit.run(view)}
    />
  );
}
