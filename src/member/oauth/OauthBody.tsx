/** The ways into the account, and where it is logged in now. */
import { View } from '@tarojs/components';
import type { AuthBinding, DataOf, DeviceRow } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { Group } from '../setting/Group';
import { Binding } from './Binding';
import { Device } from './Device';
import styles from './oauth.module.scss';

interface OauthBodyProps {
  bindings: AuthBinding[];
  devices: DeviceRow[];
  messenger: DataOf<'site.wechatInfo'> | undefined;
  binding: boolean;
  ending: boolean;
  endingAll: boolean;
  onBind: (row: AuthBinding) => unknown;
  onUnbind: (row: AuthBinding) => unknown;
  onMobile: () => unknown;
  onEnd: (device: DeviceRow) => unknown;
  onEndAll: () => unknown;
}

export function OauthBody({ bindings, devices, messenger, ...act }: OauthBodyProps) {
  return (
    <View className={styles.body}>
      <Group title="登录方式" note="手机号是账号的根本，只能更换。其他方式在各自的 App 里绑定。">
        {bindings.map((row) => (
          <Binding
            key={row.provider}
            row={row}
            avatar={row.provider === 'wechat' ? messenger?.avatar : undefined}
            extra={row.provider === 'wechat' && messenger?.subscribed ? '已关注' : undefined}
            busy={act.binding}
            onBind={() => act.onBind(row)}
            onUnbind={() => act.onUnbind(row)}
            onMobile={act.onMobile}
          />
        ))}
      </Group>
      <Group title="登录的设备" note="不认识的设备，先退出，再修改登录密码。">
        {devices.map((device) => (
          <Device key={device.id} device={device} busy={act.ending} onEnd={() => act.onEnd(device)} />
        ))}
        <Cell
          label="扫码登录电脑或 App"
          role="link"
          leading={
            <View className={styles.leading}>
              <Icon name="scan" size={22} />
            </View>
          }
          onPress={() => go('/site/pages/appLogin', {})}
        />
      </Group>
      {devices.length > 1 && (
        <Button className={styles.all} block size="l" tone="line" busy={act.endingAll} onPress={act.onEndAll}>
          退出所有设备
        </Button>
      )}
    </View>
  );
}
