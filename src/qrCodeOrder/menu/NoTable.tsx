/** Nothing was scanned, or the code is old: scan, or look where the next house is. And a free table asks how many they are. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { APP_NAME } from '@/core/lib/app';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Note, Title } from '@/ui/kit/Words';
import { useAction, useMessenger } from '@/ui/shell';
import styles from './NoTable.module.scss';

const MAP = '/reservation/pages/map/map';
const MOST = 20;

export function NoTable({ old }: { old: boolean }) {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code && !(await open(code, 'replace'))) feedback.toast(`这不是${APP_NAME}的桌码`);
  });
  return (
    <View className={styles.view}>
      <Empty
        picture="cart"
        title={old ? '桌码已更新，请重新扫码' : '扫一扫桌上的码'}
        text={old ? '上一桌已经清台，桌上有新的码。' : '扫码后和同桌一起点，一张单。'}
        button="扫码点单"
        onPress={() => void scan.run()}
      />
      <Button tone="text" onPress={() => void (canOpen(MAP) ? open(MAP) : go('/pages/tea/index1', {}))}>
        附近门店
      </Button>
    </View>
  );
}

export function PartyPick({ onSit }: { onSit: (party: number) => void }) {
  const [party, setParty] = useState(2);
  return (
    <View className={styles.view}>
      <Stack gap={16} align="center">
        <Title size="display">几位用茶？</Title>
        <Note>开台后同桌扫同一个码，一起点</Note>
        <Stepper value={party} max={MOST} label="人数" onChange={setParty} />
        <Button size="l" onPress={() => onSit(party)}>
          {`${party} 位，开台`}
        </Button>
      </Stack>
    </View>
  );
}
