/** /member/pages/feedback/index: own tickets; with an id one of them. */
import { usePageParams } from '@/ui/shell';
import { TicketPage } from '../../feedback/TicketPage';
import { Tickets } from '../../feedback/Tickets';

export default function FeedbackPage() {
  const { id, orderId, incomeId, kind, text } = usePageParams<'/member/pages/feedback/index'>();
  return id ? <TicketPage id={id} /> : <Tickets kind={kind} orderId={orderId} incomeId={incomeId} text={text} />;
}
