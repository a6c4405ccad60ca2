/** The easier way: the own code is shown, or the link copied. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { later, useAction, useBlock } from '@/ui/shell';
import styles from './OwnCode.module.scss';

const QrSheet = later(() => import('@/domain/poster/QrSheet').then(({ QrSheet: part }) => part));

export const OwnCode = observer(function OwnCode(): ReactElement {
  const { feedback, session } = useStores();
  const [shown, setShown] = useState(false);
  const code = useBlock(() => call('memberV4.qrcode', { kind: 'invite' }, { hide: true }));
  const copy = useAction(async () => {
    if (!code) return;
    await platform.clipboard.copy(code.url);
    feedback.toast('邀请链接已复制');
  });
  return (
    <Card pad="all" className={styles.easy}>
      <Stack grow>
        <Words size="name">让对方扫你的码</Words>
        <Note>更省事：扫码注册，就是你的直属成员</Note>
      </Stack>
      <Button size="s" tone="line" disabled={!code} onPress={() => setShown(true)}>
        出示
      </Button>
      <Button size="s" tone="quiet" disabled={!code} onPress={() => void copy.run()}>
        复制链接
      </Button>
      {code && (
        <QrSheet
          open={shown}
          onClose={() => setShown(false)}
          title="我的邀请码"
          text={code.url}
          note={`${session.member?.nickname ?? ''} · ${code.code}`}
        />
      )}
    </Card>
  );
});
