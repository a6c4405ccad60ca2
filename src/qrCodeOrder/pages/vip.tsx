/** /qrCodeOrder/pages/vip: whose card counts for the bill of a table. */
import { TableVip } from '@/qrCodeOrder/bill/TableVip';

export default function TableVipPage() {
  return <TableVip />;
}
