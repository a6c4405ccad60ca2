/** A ticket of an app or a computer, as it stands: to be decided, decided, or over. */
import type { ReactElement, ReactNode } from 'react';
import type { AppTicket } from '@/contract';
import { go, relaunch } from '@/core/routes';
import { Verdict } from '@/domain/login/Verdict';
import { Button } from '@/ui/kit/Button';
import { DeviceAsk } from './DeviceAsk';

interface DeviceTicketProps {
  ticket: AppTicket;
  /** Another code. */
  again: ReactNode;
  settle: (work: Promise<AppTicket>) => Promise<AppTicket>;
  onExpired: () => void;
}

export function DeviceTicket({ ticket, again, settle, onExpired }: DeviceTicketProps): ReactElement {
  const home = (
    <Button block size="l" tone="line" onPress={() => relaunch('/pages/tea/mine')}>
      回我的
    </Button>
  );
  if (ticket.status === 'confirmed')
    return (
      <Verdict icon="check" good title="已登录" text={`${ticket.device} 已经登录你的账号`}>
        {home}
        <Button block size="l" tone="quiet" onPress={() => go('/member/pages/oauth/index', {})}>
          管理登录设备
        </Button>
      </Verdict>
    );
  if (ticket.status === 'cancelled')
    return (
      <Verdict icon="close" title="已取消" text="那台设备没有登录">
        {home}
      </Verdict>
    );
  if (ticket.status === 'expired')
    return (
      <Verdict icon="clock" title="二维码已过期" text="请刷新那台设备上的二维码，再扫一次">
        {again}
      </Verdict>
    );
  return <DeviceAsk ticket={ticket} settle={settle} onExpired={onExpired} />;
}
