/** What has to be done before money can leave, in order; the first has the button. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WithdrawBlocker } from '@/contract';
import { open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import styles from './Blockers.module.scss';

const KINDS: Readonly<Record<WithdrawBlocker['key'], { icon: IconName; note: string; act: string }>> = {
  identity: { icon: 'user', note: '提现须本人，两步核验约一分钟', act: '去认证' },
  payPassword: { icon: 'lock', note: '提现时输入，保护你的余额', act: '去设置' },
  card: { icon: 'card', note: '核验身份时添加本人的储蓄卡', act: '去绑卡' },
  wechat: { icon: 'chat', note: '绑定后才能收到微信零钱', act: '去绑定' },
  times: { icon: 'clock', note: '明天零点后可再提', act: '' },
  closed: { icon: 'info', note: '换一种方式试试', act: '' },
  amount: { icon: 'info', note: '', act: '' },
};

export function Blockers({ blockers }: { blockers: readonly WithdrawBlocker[] }): ReactElement {
  const first = blockers.findIndex(({ route }) => route !== '');
  return (
    <Card clip className={styles.list} role="list" aria-label="提现前还需要">
      {blockers.map(({ key, text, route }, at) => {
        const { icon, note, act } = KINDS[key];
        return (
          <View key={key} className={styles.row} role="listitem">
            <View className={styles.icon}>
              <Icon name={icon} size={20} />
            </View>
            <Stack grow>
              <Words size="name">{text}</Words>
              <Note>{note}</Note>
            </Stack>
            {route !== '' && (
              <Button
                size="s"
                tone={at === first ? 'primary' : 'line'}
                label={`${text}，${act}`}
                onPress={() => open(route)}
              >
                {act}
              </Button>
            )}
          </View>
        );
      })}
    </Card>
  );
}
