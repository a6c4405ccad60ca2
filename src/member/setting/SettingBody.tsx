/** The groups of 设置; rows lead to built pages only. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { Member } from '@/contract';
import { APP_VERSION } from '@/core/lib/app';
import { ApiError, call, TOAST_LONG } from '@/core/api';
import { go, relaunch } from '@/core/routes';
import { useStores } from '@/core/stores';
import { unsentScans } from '@/domain/stockTake/unsent';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Switch } from '@/ui/kit/Switch';
import { useAction } from '@/ui/shell';
import { clearCache, sizeText } from '@/domain/upgrade/cacheSize';
import { Group } from './Group';
import styles from './SettingBody.module.scss';

interface SettingBodyProps {
  member: Member;
  onMobile: () => void;
  onTheme: () => void;
  onClose: () => void;
}

const IDENTITY = { none: '未认证', basic: '已实名', verified: '已核验' } as const;

export const SettingBody = observer(function SettingBody({
  member,
  onMobile,
  onTheme,
  onClose,
}: SettingBodyProps): ReactElement {
  const { theme, music, feedback, cache, config, platform } = useStores();
  const [size, setSize] = useState(() => platform.storage.size());
  const clear = useAction(async () => {
    if (!(await feedback.confirm({ title: '清除缓存？', text: '登录和购物车不受影响。', yes: '清除' }))) return;
    clearCache(cache);
    setSize(platform.storage.size());
    feedback.toast('已清除');
  });
  const { logout, everywhere } = useLogout(member);
  const agreements = config.value?.agreements ?? [];
  return (
    <View className={styles.body}>
      <Group title="个人">
        <Cell
          label={member.nickname}
          note={`会员号 ${member.no}`}
          leading={<Avatar src={member.avatar} size={48} name={member.nickname} />}
          onPress={() => go('/member/pages/edit', {})}
        >
          编辑资料
        </Cell>
        <Cell label="收货地址" onPress={() => go('/member/pages/address/list', {})} />
        <Cell label="发票抬头" onPress={() => go('/member/pages/invoice/edit', {})} />
        <Cell label="邀请人" onPress={() => go('/site/pages/inviteID', {})}>
          {member.inviter?.nickname ?? '填写'}
        </Cell>
      </Group>
      <Group title="账号与安全">
        <Cell label="手机号" onPress={onMobile}>
          {member.mobile}
        </Cell>
        <Cell label="登录密码" onPress={() => go('/member/pages/password', {})}>
          {member.hasPassword ? '修改' : '未设置'}
        </Cell>
        <Cell label="支付密码" onPress={() => go('/member/pages/password2', {})}>
          {member.hasPayPassword ? '修改' : '未设置'}
        </Cell>
        <Cell label="实名认证" onPress={() => go('/member/pages/withdraw/identifier', {})}>
          {IDENTITY[member.identity]}
        </Cell>
        <Cell label="账号绑定" note="微信、钉钉，和登录过的设备" onPress={() => go('/member/pages/oauth/index', {})} />
        <Cell label="退出所有设备" note="其他手机和浏览器也要重新登录" onPress={everywhere.run} />
      </Group>
      <Group title="外观与声音" note={theme.grayMode ? '今天以素色致哀，主题颜色之后恢复。' : undefined}>
        <Cell label="主题颜色" onPress={onTheme}>
          <View className={styles.seal} />
          <Text>{theme.current.title}</Text>
        </Cell>
        {music.available && (
          <Cell label="背景音乐">
            <Switch on={music.musicShow} label="背景音乐" onChange={(on) => music.toggle(on)} />
          </Cell>
        )}
      </Group>
      <Group title="其他">
        <Cell label="提醒设置" role="link" onPress={() => go('/member/pages/notice/remind', {})} />
        <Cell label="关于" role="link" onPress={() => go('/site/pages/about', {})} />
        <Cell label="清除缓存" onPress={clear.run}>
          {sizeText(size)}
        </Cell>
        {agreements.map(({ key, label }) => (
          <Cell key={key} label={label} role="link" onPress={() => go('/site/pages/single_detail', { code: key })} />
        ))}
        <Cell label="版本">{APP_VERSION}</Cell>
        <Cell label="构建号">{`${BUILD_VERSION}（${BUILD_CODE}）`}</Cell>
        <Cell label="注销账号" onPress={onClose} />
      </Group>
      <Button className={styles.logout} block size="l" tone="line" busy={logout.pending} onPress={logout.run}>
        退出登录
      </Button>
    </View>
  );
});

/** Out on this phone, or on all of them. */
function useLogout(member: Member) {
  const root = useStores();
  const { feedback, platform } = root;
  const logout = useAction(async () => {
    const unsent = unsentScans(platform.storage, member.id).length;
    const text =
      unsent > 0 ? `还有 ${unsent} 条盘点没有上传，会留在这台手机上，下次登录再传。` : '这台手机上的记录会一起清掉。';
    if (!(await feedback.confirm({ title: '退出登录？', text, yes: '退出' }))) return;
    root.logout();
    await relaunch('/pages/tea/mine');
  });
  const everywhere = useAction(async () => {
    const question = { title: '退出所有设备？', text: '其他手机和浏览器上的登录也会结束。', yes: '全部退出' };
    if (!(await feedback.confirm(question))) return;
    try {
      await call('member.logout', { scope: 'all' });
    } catch (error) {
      // The endpoint is a quiet one; here somebody waits for its answer.
      if (error instanceof ApiError) feedback.toast(error.message, TOAST_LONG);
      throw error;
    }
    root.logout();
    await relaunch('/pages/tea/mine');
  });
  return { logout, everywhere };
}
