/** The poster as it will be kept: a landscape, who invites, the number, the code. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Picture } from '@/ui/kit/Picture';
import { QrCode } from '@/ui/kit/QrCode';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { INVITE_PICTURE, INVITE_VERSE } from '@/domain/poster/invite';
import styles from './InvitePoster.module.scss';

export const InvitePoster = observer(function InvitePoster({
  code,
}: {
  code: { code: string; url: string } | null | undefined;
}): ReactElement | null {
  const { session } = useStores();
  if (code === null) return null;
  return (
    <Section title="邀请海报" note="好友扫码注册即归入直属，关系只认第一次">
      <View className={styles.poster}>
        <View className={styles.scene}>
          <Picture src={INVITE_PICTURE} w={750} alt="" fill />
          <Text className={styles.verse}>{INVITE_VERSE}</Text>
        </View>
        <Stack row gap={16} align="center" justify="between" className={styles.foot}>
          <Stack shrink>
            <Stack row gap={8} align="center">
              <Avatar src={session.member?.avatar} size={28} alt="" />
              <Words size="sub" tone="soft" lines={1}>{`${session.member?.nickname ?? ''} 邀你喝茶`}</Words>
            </Stack>
            <Text className={styles.no}>{code?.code ?? ''}</Text>
            <Note>扫码，或注册时填会员号</Note>
          </Stack>
          <View className={styles.code}>
            {code && <QrCode text={code.url} label="邀请码，好友扫码注册" size={112} />}
          </View>
        </Stack>
      </View>
      <Note block className={styles.rule}>
        团队只算两级：直属与间接。间接成员只显示掩码姓名。
      </Note>
    </Section>
  );
});
