/** /outbound/pages/mycoupon: one coupon of the member's, with its rule, its code for stores and what became of it. */
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { CouponBody } from '../coupon/CouponBody';
import { CouponFrames } from '../coupon/CouponFrames';
import { wayOf } from '../coupon/labels';

export default function CouponPage() {
  const { id } = usePageParams<'/outbound/pages/mycoupon'>();
  // A foreign id is refused, and so is none: nobody's coupon is number 0.
  const state = usePageData(async () => (await call('coupon.index', { id: id || '0' })).page.list[0], [id]);
  useReturn(state.reload);
  const coupon = state.data;
  const use = coupon?.status === 'unused' ? wayOf(coupon.card) : undefined;
  return (
    <Page
      state={state}
      overlay={coupon && <CouponFrames id={coupon.id} onMove={() => void state.reload()} />}
      action={
        use && (
          <Button block size="l" onPress={use}>
            去使用
          </Button>
        )
      }
    >
      {(held) => held && <CouponBody coupon={held} />}
    </Page>
  );
}
