/** Two pieces side by side. */
import type { EventGoods } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Sheet } from '@/ui/kit/Sheet';
import { Table } from '@/ui/kit/Table';

interface CompareProps {
  pieces: readonly EventGoods[];
  onClose: () => void;
}

export function Compare({ pieces, onClose }: CompareProps) {
  const row = (key: string, label: string, of: (piece: EventGoods) => string) => ({
    key,
    cells: [label, ...pieces.map(of)],
  });
  return (
    <Sheet open={pieces.length === 2} title="比一比" onClose={onClose}>
      <Table
        label="两件的比较"
        head={['', ...pieces.map(({ title }) => title)]}
        rows={[
          row('price', '平日价', ({ price }) => shortYuan(price)),
          row('event', '专场价', ({ event }) => shortYuan(event.price)),
          row('limit', '限购', ({ event }) => `${event.limit} 件`),
          row('stock', '现货', ({ stock }) => `${stock} 件`),
          row('what', '简介', ({ subtitle }) => subtitle),
        ]}
      />
    </Sheet>
  );
}
