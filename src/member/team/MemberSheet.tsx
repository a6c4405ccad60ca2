/** Somebody whom one brought: the figures, and what can be given. */
import type { ReactElement } from 'react';
import type { TeamMember } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { withQuery } from '@/core/lib/query';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';

const WAYS = [
  { route: '/member/pages/interval/send', text: '送积分' },
  { route: '/income/pages/melon_trans', text: '送瓜瓜币' },
];

const factsOf = ({ mobile, joinedAt, orders, amount, remark, addedAt }: TeamMember) => [
  { label: '手机号', value: mobile ?? '' },
  { label: '加入时间', value: formatTime(joinedAt, 'YYYY-MM-DD') },
  { label: '加入方式', value: addedAt === undefined ? '扫码或链接' : '验证码添加' },
  { label: '已收货', value: `${orders} 单　${formatYuan(amount)}` },
  ...(remark === '' ? [] : [{ label: '备注', value: remark }]),
];

export function MemberSheet({
  member,
  onClose,
}: {
  member: TeamMember | undefined;
  onClose: () => void;
}): ReactElement {
  return (
    <Sheet
      open={member !== undefined}
      title={member?.user.nickname}
      onClose={onClose}
      footer={
        member && (
          <Stack row gap={12} grow>
            {WAYS.filter(({ route }) => canOpen(route)).map(({ route, text }) => (
              <Button
                key={route}
                grow
                size="l"
                tone="line"
                onPress={() => {
                  onClose();
                  return open(withQuery(route, { toId: member.user.id }));
                }}
              >
                {text}
              </Button>
            ))}
          </Stack>
        )
      }
    >
      {member && (
        <Cells>
          {member.dial !== undefined && (
            <Cell
              label="联系电话"
              note="对方允许你联系"
              act="拨打"
              onPress={() => platform.phone.dial(member.dial ?? '')}
            >
              {member.dial}
            </Cell>
          )}
          {factsOf(member).map(({ label, value }) => (
            <Cell key={label} label={label}>
              {value}
            </Cell>
          ))}
        </Cells>
      )}
    </Sheet>
  );
}
