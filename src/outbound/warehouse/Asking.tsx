/** What a step of a document asks for: a reason, or the parcel. */
import type { ReactElement } from 'react';
import type { StockDoc } from '@/contract';
import { later } from '@/ui/shell';
import type { useDoc } from './useDoc';

const ReasonSheet = later(() => import('./ReasonSheet').then(({ ReasonSheet: part }) => part));
const PassSheet = later(() => import('./PassSheet').then(({ PassSheet: part }) => part));

const REASONS = {
  submit: { title: '缺货原因', usual: ['货架缺货', '有破损', '找不到'], yes: '提交复核', said: '已提交复核' },
  reject: { title: '驳回原因', usual: ['数量不符', '商品不符', '包装不合格'], yes: '驳回', said: '已驳回' },
  void: { title: '作废原因', usual: ['订单已退款', '重复开单', '客户改期'], yes: '作废', said: '已作废' },
} as const;
export type Reason = keyof typeof REASONS;

interface AskingProps {
  doc: StockDoc;
  sheet: Reason | 'pass' | undefined;
  /** The last one stays while its sheet closes. */
  asked: Reason;
  busy: boolean;
  onClose: () => void;
  onMove: (...move: Parameters<ReturnType<typeof useDoc>['move']>) => void;
}

export function Asking({ doc, sheet, asked, busy, onClose, onMove }: AskingProps): ReactElement {
  const { title, usual, yes, said } = REASONS[asked];
  return (
    <>
      <ReasonSheet
        open={sheet === asked}
        title={title}
        usual={usual}
        yes={yes}
        busy={busy}
        onClose={onClose}
        onSay={(note) => onMove(asked, said, { note })}
      />
      <PassSheet
        open={sheet === 'pass'}
        doc={doc}
        busy={busy}
        onClose={onClose}
        onPass={(parcel) => onMove('pass', '已出库', parcel)}
      />
    </>
  );
}
