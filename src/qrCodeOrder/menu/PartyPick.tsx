/** A free table asks how many they are. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Note, Title } from '@/ui/kit/Words';
import styles from './NoTable.module.scss';

const MOST = 20;

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
