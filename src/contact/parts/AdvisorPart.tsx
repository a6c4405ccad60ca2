/** The member's own advisor, whose card opens, with telephone and messenger; and the code of the tea friends' group, to scan or to keep. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { QrSheet } from '@/domain/poster/QrSheet';
import { NO_WECHAT, WechatSheet } from '@/domain/staff/WechatSheet';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Person } from '@/ui/kit/Person';
import { Pressable } from '@/ui/kit/Pressable';
import { QrCode } from '@/ui/kit/QrCode';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { useAction, useBlock, useLogin } from '@/ui/shell';
import { observer } from 'mobx-react';
import styles from './parts.module.scss';

export const AdvisorPart = observer(function AdvisorPart() {
  const { session } = useStores();
  const guard = useLogin();
  return (
    <View className={styles.part}>
      <Title size="head" block className={styles.title} role="heading" aria-level={2}>
        我的茶顾问
      </Title>
      {session.hasLogin ? (
        <Mine />
      ) : (
        <Card pad="all" className={styles.card}>
          <Note className={styles.note}>登录后可以看到专属顾问的电话与微信</Note>
          <Button size="s" tone="line" onPress={() => guard(() => undefined)}>
            登录查看
          </Button>
        </Card>
      )}
    </View>
  );
});

function Mine() {
  const { feedback } = useStores();
  const [keeping, setKeeping] = useState(false);
  const one = useBlock(() => call('tea.contactUsOne', {}, { hide: true }));
  const dial = useAction(async (number: string) => platform.phone.dial(number));
  const [wechat, setWechat] = useState({ open: false, src: '' });
  const add = useAction(async (employeeNo: string) => {
    const { wechatQr } = await call('businessCard.index', { employeeNo });
    if (wechatQr === '') feedback.toast(NO_WECHAT);
    else setWechat({ open: true, src: wechatQr });
  });
  if (one === undefined) return <View className={styles.roomForAdvisor} />;
  if (one === null) return null;
  const { advisor } = one;
  return (
    <View>
      {advisor && (
        <Card pad="all" className={styles.card}>
          <Pressable
            className={styles.person}
            role="link"
            onPress={() => go('/vip/pages/businessCard', { employeeNo: advisor.no })}
          >
            <Person
              src={advisor.avatar}
              name={advisor.name}
              size={56}
              medium
              notes={[`${advisor.title} · 工号 ${advisor.no}`, advisor.storeName]}
            />
          </Pressable>
          <Stack gap={12}>
            <Button size="s" tone="line" onPress={() => void dial.run(advisor.mobile)}>
              电话
            </Button>
            <Button size="s" tone="line" onPress={() => go('/dingding/pages/group', { to: 'advisor' })}>
              发消息
            </Button>
            <Button size="s" tone="line" onPress={() => void add.run(advisor.no)}>
              加微信
            </Button>
          </Stack>
        </Card>
      )}
      <Card pad="all" className={styles.card}>
        <QrCode text={one.groupQr} size={96} label="茶友群二维码" />
        <Stack grow>
          <Words size="name" medium>
            加入茶友群
          </Words>
          <Note className={styles.note}>新茶与茶会消息先知道</Note>
        </Stack>
        <Button size="s" tone="line" label="保存，茶友群二维码" onPress={() => setKeeping(true)}>
          保存
        </Button>
      </Card>
      {advisor && <WechatSheet {...wechat} name={advisor.name} onClose={() => setWechat({ ...wechat, open: false })} />}
      <QrSheet
        open={keeping}
        onClose={() => setKeeping(false)}
        title="加入茶友群"
        text={one.groupQr}
        note="扫一扫，新茶与茶会消息先知道"
      />
    </View>
  );
}
