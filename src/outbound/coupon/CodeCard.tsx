/** What a store scans: the code in groups of four, as bars and as a square; a stamp in its place when it is used or over. */
import { useState, type ReactElement } from 'react';
import Taro from '@tarojs/taro';
import { Text } from '@tarojs/components';
import type { MyCoupon } from '@/contract';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { QrCode } from '@/ui/kit/QrCode';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { BarCode } from './BarCode';
import { STATE_WORDS } from './labels';
import styles from './coupon.module.scss';

const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** A scanner reads a dark screen badly; a browser cannot help it. */
const shine = (on: boolean): void => {
  if (process.env.TARO_ENV === 'weapp') void Taro.setScreenBrightness({ value: on ? 1 : -1 }).catch(() => undefined);
};

export function CodeCard({ coupon: { code, status, card } }: { coupon: MyCoupon }): ReactElement {
  const { feedback } = useStores();
  const [shown, setShown] = useState(false);
  const show = (on: boolean) => {
    shine(on);
    setShown(on);
  };
  const copy = useAction(async () => {
    await platform.clipboard.copy(code);
    feedback.toast('已复制');
  });
  if (status !== 'unused')
    return (
      <Card place="next" pad="all">
        <Stack align="center">
          <Text className={styles.stamp}>{STATE_WORDS[status]}</Text>
        </Stack>
      </Card>
    );
  const text = (
    <Words size="title" medium figures>
      {grouped(code)}
    </Words>
  );
  return (
    <Card place="next" pad="all">
      <Stack gap={12} align="center">
        {text}
        <BarCode code={code} label={`券码 ${grouped(code)} 的条码`} />
        <Button tone="line" onPress={() => show(true)}>
          出示券码
        </Button>
        <Button size="s" tone="text" onPress={copy.run}>
          复制券码
        </Button>
        <Sheet open={shown} title={card.title} onClose={() => show(false)}>
          <Stack gap={12} align="center">
            <QrCode text={code} label={`券码 ${grouped(code)} 的二维码`} size={240} />
            <BarCode code={code} label={`券码 ${grouped(code)} 的条码`} />
            {text}
            <Note>请店员扫码核销</Note>
          </Stack>
        </Sheet>
      </Stack>
    </Card>
  );
}
