/** /member/pages/wallet/voucher: where to send the money of a transfer, its proof and how the audit stands; without an order all own proofs. */
import type { OrderGroup } from '@/contract';
import { call } from '@/core/api';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { OfOrder } from '../../voucher/OfOrder';
import { Proofs } from '../../voucher/Proofs';

export default function VoucherPage() {
  const { orderGroup = 'order', orderId, id } = usePageParams<'/member/pages/wallet/voucher'>();
  if (orderId) return <OfOrder orderGroup={orderGroup as OrderGroup} orderId={orderId} />;
  return id ? <OfProof id={id} /> : <Proofs />;
}

/** A link may name the proof instead of what it is for. */
function OfProof({ id }: { id: string }) {
  const state = usePageData(() => call('atShop.voucher', { id }), [id]);
  const row = state.data?.list[0];
  if (row) return <OfOrder orderGroup={row.orderGroup} orderId={row.orderId} />;
  return state.status === 'ready' ? <Proofs /> : <Page state={state}>{() => null}</Page>;
}
