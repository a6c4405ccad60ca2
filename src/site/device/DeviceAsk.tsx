/** An app or a computer asks for the member's session: what it will be able to do, who one is, and the three answers. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AppTicket } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Asking } from '@/domain/login/Asking';
import { Me } from '@/domain/login/Me';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { WordLink } from '../account/WordLink';
import styles from './device.module.scss';

const KINDS = {
  app: { icon: 'phone', title: 'App 请求登录' },
  pc: { icon: 'columns', title: '电脑端请求登录' },
} as const;
const ALLOWED = ['看你的订单、余额和消息', '下单；付款仍要支付密码', '三十天内不用再登录，随时可以退出'];

interface DeviceAskProps {
  ticket: AppTicket;
  settle: (work: Promise<AppTicket>) => Promise<AppTicket>;
  onExpired: () => void;
}

export function DeviceAsk({ ticket, settle, onExpired }: DeviceAskProps): ReactElement {
  const { session, feedback } = useStores();
  const { icon, title } = KINDS[ticket.kind === 'app' ? 'app' : 'pc'];
  const decide = (action: 'confirm' | 'cancel') =>
    settle(call('site.appLoginConfirm', { ticket: ticket.ticket, action }));
  const confirm = useAction(() => decide('confirm'));
  const cancel = useAction(() => decide('cancel'));
  const stranger = useAction(async () => {
    await decide('cancel');
    const question = {
      title: '已经拦下。要换一个登录密码吗？',
      text: '有人拿到了你的手机或密码时，换密码会让其他设备全部退出。',
      yes: '换密码',
      no: '不用',
    };
    if (await feedback.confirm(question)) await go('/site/pages/setPassword', {});
  });
  const busy = confirm.pending || cancel.pending || stranger.pending;
  const { member } = session;
  return (
    <>
      <Asking ticket={ticket} icon={icon} title={title} onExpired={onExpired}>
        <View className={styles.allowed} role="list">
          {ALLOWED.map((line) => (
            <Words key={line} size="sub" tone="soft" role="listitem">
              {line}
            </Words>
          ))}
        </View>
      </Asking>
      {member && <Me label="登录为" name={member.nickname} avatar={member.avatar} note={member.mobile} />}
      <Stack gap={12} align="center" className={styles.doing}>
        <Button block size="l" busy={confirm.pending && '登录中'} disabled={busy} onPress={confirm.run}>
          确认登录
        </Button>
        <Button block size="l" tone="line" disabled={busy} onPress={cancel.run}>
          取消
        </Button>
        <WordLink role="button" onPress={stranger.run}>
          不是我
        </WordLink>
      </Stack>
    </>
  );
}
