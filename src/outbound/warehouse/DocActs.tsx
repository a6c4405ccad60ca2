/** What the viewer may do with a document now, at the foot of its page. */
import type { ReactElement } from 'react';
import type { StockDoc } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';

interface DocActsProps {
  doc: StockDoc;
  full: boolean;
  pending: boolean;
  onAct: (act: 'take' | 'scan' | 'submit' | 'pass' | 'reject' | 'void') => void;
  /** A shortage that may not be: says why. */
  onRefused: (why: string) => void;
}

/** Of what has left there is nothing to do: no bar stands there. */
export const hasActs = ({ can, cannot }: StockDoc): boolean => can.length > 0 || cannot !== undefined;

export function DocActs({ doc, full, pending, onAct, onRefused }: DocActsProps): ReactElement {
  const { can, card, partial } = doc;
  return (
    <Stack row gap={8} grow>
      {can.includes('void') && (
        <Button grow tone="quiet" disabled={pending} onPress={() => onAct('void')}>
          作废
        </Button>
      )}
      {can.includes('reject') && (
        <Button grow tone="line" disabled={pending} onPress={() => onAct('reject')}>
          驳回
        </Button>
      )}
      {can.includes('pick') && card.status === 'picking' && (
        <Button grow tone="line" icon="scan" disabled={pending} onPress={() => onAct('scan')}>
          扫码拣货
        </Button>
      )}
      {can.includes('pick') && card.status === 'pending' && (
        <Button grow busy={pending} onPress={() => onAct('take')}>
          开始拣货
        </Button>
      )}
      {can.includes('submit') && (
        <Button
          grow
          busy={pending}
          disabled={(!full && !partial) || card.picked === 0}
          onRefused={() => onRefused(card.picked === 0 ? '还没有拣货' : '托管出库须拣足，不能部分发货')}
          onPress={() => onAct('submit')}
        >
          {full ? '提交复核' : '缺货提交'}
        </Button>
      )}
      {can.includes('pass') && (
        <Button grow busy={pending} onPress={() => onAct('pass')}>
          复核通过
        </Button>
      )}
      {doc.cannot !== undefined && (
        <Button grow disabled onRefused={() => onRefused(doc.cannot ?? '')}>
          {doc.cannot}
        </Button>
      )}
    </Stack>
  );
}
