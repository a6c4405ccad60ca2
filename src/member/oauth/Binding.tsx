/** One way into the account: by what name it is known and since when, and what can be done about it. */
import type { ReactElement } from 'react';
import type { AuthBinding } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { View } from '@tarojs/components';
import styles from './oauth.module.scss';

const ICONS: Readonly<Record<AuthBinding['provider'], IconName>> = {
  mobile: 'phone',
  wechat: 'chat',
  mini: 'grid',
  ding: 'card',
  app: 'box',
};

interface BindingProps {
  row: AuthBinding;
  /** A picture from the provider; without one its drawing. */
  avatar?: string | undefined;
  /** 已关注公众号. */
  extra?: string | undefined;
  busy: boolean;
  onBind: () => unknown;
  onUnbind: () => unknown;
  onMobile: () => unknown;
}

export function Binding({ row, avatar, extra, busy, onBind, onUnbind, onMobile }: BindingProps): ReactElement {
  const { provider, label, nickname, boundAt } = row;
  const since = boundAt === undefined ? '' : `${formatTime(boundAt, 'YYYY-MM-DD')} 绑定`;
  const note =
    provider === 'mobile' ? nickname : boundAt ? [nickname, since, extra].filter(Boolean).join(' · ') : '未绑定';
  const [verb, run] =
    provider === 'mobile' ? ['更换', onMobile] : boundAt === undefined ? ['绑定', onBind] : ['解绑', onUnbind];
  return (
    <Cell
      label={label}
      note={note}
      leading={
        <View className={styles.leading}>
          {avatar ? (
            <Avatar src={avatar} name={nickname} size={28} alt="" />
          ) : (
            <Icon name={ICONS[provider]} size={22} />
          )}
        </View>
      }
    >
      <Button
        size="s"
        tone={boundAt === undefined && provider !== 'mobile' ? 'line' : 'quiet'}
        label={`${verb}${label}`}
        disabled={busy}
        onPress={run}
      >
        {verb}
      </Button>
    </Cell>
  );
}
