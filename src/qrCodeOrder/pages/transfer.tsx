/** /qrCodeOrder/pages/transfer: the staff move a table, or join it with another. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { Page, useChoice, usePageParams } from '@/ui/shell';
import { money } from '../bill/RoundCard';
import { TableMap } from '../staff/TableMap';
import { useTransfer, type Mode } from '../staff/useTransfer';

const MODES: readonly { id: Mode; label: string }[] = [
  { id: 'transfer', label: '转台' },
  { id: 'merge', label: '并台' },
];

export default observer(function TransferPage() {
  const params = usePageParams<'/qrCodeOrder/pages/transfer'>();
  const { clock } = useStores();
  const [mode, setMode] = useChoice(params, 'mode', MODES);
  const move = useTransfer(params.sessionId ?? '0', mode);
  const { chosen } = move;
  return (
    <Page
      state={move.state}
      action={
        move.state.data && (
          <Button grow size="l" busy={move.confirm.pending} disabled={!chosen} onPress={() => void move.confirm.run()}>
            {chosen ? `${mode === 'transfer' ? '转到' : '并入'} ${chosen.name}` : '选一张桌'}
          </Button>
        )
      }
    >
      {(view) =>
        view ? (
          <View>
            <Card place="next" pad="all">
              <Stack row justify="between" align="center">
                <Title>{view.session.table.name}</Title>
                <Note>{`${formatTime(view.session.openedAt, 'h:m')} 开台`}</Note>
              </Stack>
              <Facts
                closed={false}
                rows={[
                  { label: '客人', value: `${view.session.party} 位，${view.session.members.length} 人在单上` },
                  { label: '一起过去', value: `${view.bill.rounds} 轮，${money(view.bill.payable)}` },
                  view.bill.paid > 0 && { label: '已付', value: money(view.bill.paid) },
                ]}
              />
              {(view.session.undoUntil ?? 0) > clock.now() && (
                <Button block tone="line" busy={move.undo.pending} onPress={() => void move.undo.run()}>
                  撤销刚才的移动
                </Button>
              )}
              <Segmented block label="怎么移" items={MODES} current={mode} onChange={setMode} />
            </Card>
            {chosen?.bookedAt !== undefined && (
              <Notice tone="warn">{`${chosen.name} ${formatTime(chosen.bookedAt, 'h:m')} 有预订`}</Notice>
            )}
            {mode === 'merge' && view.bill.paid > 0 && <Notice tone="warn">已有人付过，不能并台</Notice>}
            <TableMap tables={view.tables} current={chosen?.id} isClosed={move.isClosed} onPress={move.choose} />
          </View>
        ) : (
          <Empty title="这桌已经清台" />
        )
      }
    </Page>
  );
});
