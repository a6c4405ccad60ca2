/**
 * The member's code, shown to staff and to allied merchants, who redeem it by `tea.verification`: good for a minute, made anew while
 * the sheet is open.
 */
import { useCallback, useEffect, useState } from 'react';
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { QrCode } from '@/ui/kit/QrCode';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Stack } from '@/ui/kit/Stack';
import { OwnFrames } from './OwnFrames';
import styles from './MemberCodeSheet.module.scss';

interface Shown {
  code: string;
  url: string;
  until: number;
}
/** How long a code of the server is good. */
const LIFE_MS = 60_000;

const grouped = (code: string): string => code.replace(/(\d{6})(?=\d)/g, '$1 ');

interface MemberCodeSheetProps {
  open: boolean;
  onClose: () => void;
  title?: string;
  /** What it is shown for, above the code. */
  offer?: string;
  note?: string;
}

export function MemberCodeSheet({
  open,
  onClose,
  title = '我的会员码',
  offer = '',
  note = '结账时请店员扫一扫，享会员价、积分到账',
}: MemberCodeSheetProps) {
  const { clock, feedback } = useStores();
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  const renew = useCallback(() => {
    setFailed(false);
    call('memberV4.qrcode', { kind: 'member' }, { hide: true }).then(
      ({ code, url }) => setShown({ code, url, until: clock.now() + LIFE_MS }),
      () => {
        setShown(undefined);
        setFailed(true);
      },
    );
  }, [clock]);
  useEffect(() => {
    if (open) renew();
    else setShown(undefined);
  }, [open, renew]);
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {open && (
        <OwnFrames
          onFrame={({ kind, data }) => {
            if (kind !== 'verified' || data.kind !== 'member') return;
            feedback.toast('店员已核销你的会员码');
            onClose();
          }}
        />
      )}
      <Stack gap={12} align="center" className={styles.body}>
        {offer !== '' && <Text className={styles.offer}>{offer}</Text>}
        {shown ? (
          <>
            <QrCode text={shown.url} label="会员码，请店员扫描" />
            <Text className={styles.code}>{grouped(shown.code)}</Text>
            <Countdown endAt={shown.until} label="刷新还有" tone="text" onEnd={renew} />
          </>
        ) : failed ? (
          <>
            <Text className={styles.note}>会员码没有取到</Text>
            <Button tone="line" onPress={renew}>
              再取一次
            </Button>
          </>
        ) : (
          <Spinner />
        )}
        <Text className={styles.note}>{note}</Text>
      </Stack>
    </Sheet>
  );
}
