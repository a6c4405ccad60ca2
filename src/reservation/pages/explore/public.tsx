/** /reservation/pages/explore/public: shared tables: a day, a table, a seat among people who like tea. */
import { PublicTable } from '@/reservation/public/PublicTable';

export default function PublicTablePage() {
  return <PublicTable />;
}
