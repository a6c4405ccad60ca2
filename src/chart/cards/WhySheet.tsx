/** Why a figure changed: its parts by store, class, goods and hour, which come to the difference. */
import { useState, type ReactElement } from 'react';
import type { ChartSet, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Table } from '@/ui/kit/Table';
import { Note, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { cardText, moneyOf, signedMoney } from './words';

type Asked = Omit<RequestOf<'manage.chartWhy'>, 'figure'>;
type Figure = RequestOf<'manage.chartWhy'>['figure'];
type Card = ChartSet['cards'][number];

/** Which sums a card is made of; a card without one has no parts. */
const FIGURES: Partial<Record<string, Figure>> = {
  sales: 'sales',
  orders: 'orders',
  average: 'sales',
  refundRate: 'refunds',
};

interface WhySheetProps {
  card: Card | undefined;
  asked: Asked;
  onClose: () => void;
}

export function WhySheet({ card, asked, onClose }: WhySheetProps): ReactElement {
  const figure = card && FIGURES[card.key];
  const [part, setPart] = useState('store');
  const why = useBlock(
    async () => (figure ? call('manage.chartWhy', { ...asked, figure }) : null),
    JSON.stringify([figure, asked]),
  );
  const read = why && why.figure === figure ? why : undefined;
  const shown = read?.parts.find(({ key }) => key === part) ?? read?.parts[0];
  const said = (value: number) => (figure === 'orders' ? String(value) : moneyOf(String(value)));
  const changed = (value: number) => (figure === 'orders' ? `${value > 0 ? '+' : ''}${value}` : signedMoney(value));
  return (
    <Sheet open={card !== undefined} title={card ? `${card.label}　为什么` : ''} onClose={onClose}>
      {card && (
        <Stack gap={12}>
          <Words size="hero" serif figures>
            {cardText(card)}
          </Words>
          <Note block>{`${card.meaning}。前一段 ${cardText({ kind: card.kind, value: card.before })}`}</Note>
          {read && shown && (
            <>
              <Note
                block
              >{`整天比整天：${said(read.value)}，前一段 ${said(read.before)}，差 ${changed(read.change)}；下面各项加起来就是这个差`}</Note>
              <Segmented
                block
                label="按什么拆"
                items={read.parts.map(({ key, label }) => ({ id: key as string, label }))}
                current={shown.key}
                onChange={setPart}
              />
              <Table
                label={`按${shown.label}拆`}
                head={[shown.label, '现在', '之前', '差']}
                rows={shown.rows.map(({ key, label, value, before, change }) => ({
                  key,
                  cells: [label, said(value), said(before), changed(change)],
                }))}
                total={['合计', said(read.value), said(read.before), changed(read.change)]}
              />
            </>
          )}
        </Stack>
      )}
    </Sheet>
  );
}
