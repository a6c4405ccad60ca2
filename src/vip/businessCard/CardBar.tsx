/** 约茶席 and 交换名片 for visitors, 编辑 for the owner. */
import type { ReactElement } from 'react';
import type { BusinessCard } from '@/contract';
import { call } from '@/core/api';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { useAction } from '@/ui/shell';

const BOOKING = '/reservation/pages/detail/newDetail';

interface CardBarProps {
  card: BusinessCard;
  onChange: (card: BusinessCard) => void;
  onEdit: () => void;
}

export function CardBar({ card, onChange, onEdit }: CardBarProps): ReactElement {
  const { feedback } = useStores();
  const { id, employee, exchanged, mine } = card;
  const exchange = useAction(async () => {
    const agreed = await feedback.confirm({
      title: `和${employee.name}交换名片？`,
      text: '你的昵称与手机号会留给对方，来访也会显示昵称。',
      yes: '交换',
    });
    if (!agreed) return false;
    onChange(await call('businessCard.save', { action: 'exchange', exchangeWith: id }));
    feedback.toast('名片已交换');
    return true;
  });
  if (mine)
    return (
      <Button block size="l" tone="line" onPress={onEdit}>
        编辑名片
      </Button>
    );
  const booking = `${BOOKING}?storeId=${employee.storeId}&employeeNo=${employee.no}`;
  return (
    <Stack row gap={12} grow>
      {canOpen(booking) && (
        <Button size="l" tone="line" grow onPress={() => void open(booking)}>
          约茶席
        </Button>
      )}
      <Button
        size="l"
        grow
        tone={exchanged ? 'quiet' : 'primary'}
        disabled={exchanged}
        busy={exchange.pending && '交换中'}
        onPress={() => void exchange.run()}
      >
        {exchanged ? '已交换名片' : '交换名片'}
      </Button>
    </Stack>
  );
}
