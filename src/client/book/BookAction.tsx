/** The bar under the book: a new client, the plans, and for a manager handing on. */
import type { ReactElement } from 'react';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import type { useBook } from './useBook';

const PLANS = '/maintenance/pages/mymaintenance';

interface BookActionProps {
  assign: ReturnType<typeof useBook>['assign'];
  mayAssign: boolean;
}

export function BookAction({ assign, mayAssign }: BookActionProps): ReactElement {
  const { chosen } = assign;
  if (chosen)
    return (
      <>
        <Button tone="line" size="l" onPress={assign.end}>
          取消
        </Button>
        <Button block size="l" disabled={chosen.length === 0} onPress={assign.ask}>
          {`分配 ${chosen.length} 位`}
        </Button>
      </>
    );
  return (
    <>
      {canOpen(PLANS) && (
        <Button grow tone="line" size="l" onPress={() => void open(PLANS)}>
          我的计划
        </Button>
      )}
      {mayAssign && (
        <Button grow tone="line" size="l" onPress={assign.begin}>
          批量分配
        </Button>
      )}
      <Button
        grow
        size="l"
        {...(!mayAssign && { icon: 'plus' as const })}
        onPress={() => void go('/client/pages/clientNew', {})}
      >
        新建客户
      </Button>
    </>
  );
}
