/** The number is somebody's: the own client is opened, a colleague's is asked for, the pool's is claimed. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { useAction } from '@/ui/shell';
import type { Duplicate } from './useDuplicate';
import styles from './form.module.scss';

export function DuplicateNote({ found, mobile }: { found: Duplicate; mobile: string }): ReactElement {
  const { feedback } = useStores();
  const { card, own } = found;
  const { id } = card;
  const inPool = card.ownerId === undefined && card.owner === '';
  const claim = useAction(async () => {
    await call('customer.apply', { clientId: id, kind: 'claim' });
    feedback.toast('已领取');
    await replace('/client/pages/client', { id });
  });
  const ask = useAction(async () => {
    await call('customer.apply', { clientId: id, kind: 'share', mobile });
    feedback.toast('已申请，等负责人同意');
  });
  return (
    <>
      <Notice tone="warn">
        {own ? `客户已存在：${card.name}` : inPool ? '客户已存在，在公海里' : `客户已存在，负责人 ${card.owner}`}
      </Notice>
      <Stack row justify="end" className={styles.foot}>
        {own && (
          <Button size="s" onPress={() => void replace('/client/pages/client', { id })}>
            打开该客户
          </Button>
        )}
        {!own && inPool && (
          <Button size="s" busy={claim.pending} onPress={claim.run}>
            领取
          </Button>
        )}
        {!own && !inPool && (
          <Button size="s" tone="line" busy={ask.pending} onPress={ask.run}>
            申请共享
          </Button>
        )}
      </Stack>
    </>
  );
}
