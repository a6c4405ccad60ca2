/** 转赠: the receiver by mobile or member number, his masked name to be sure, then the payment password. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, Holding } from '@/contract';
import { call } from '@/core/api';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { TextField } from '@/ui/kit/TextField';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { serialText } from './words';
import styles from './GiveSheet.module.scss';

type Receiver = DataOf<'credits.to'>;

interface GiveSheetProps {
  piece: Holding | undefined;
  busy: boolean;
  onClose: () => void;
  onGive: (piece: Holding, receiver: Receiver) => void;
}

export function GiveSheet({ piece, busy, onClose, onGive }: GiveSheetProps) {
  const [key, setKey] = useState('');
  const [receiver, setReceiver] = useState<Receiver>();
  const type = (value: string) => {
    setKey(value);
    setReceiver(undefined);
  };
  const find = useAction(async () => setReceiver(await call('credits.to', { key: key.trim() })));
  return (
    <Sheet
      open={piece !== undefined}
      onClose={onClose}
      title="转赠藏品"
      closable={!busy}
      footer={
        receiver && piece ? (
          <Button block size="l" busy={busy && '转赠中'} onPress={() => onGive(piece, receiver)}>
            {`确认转赠给 ${receiver.maskedName}`}
          </Button>
        ) : (
          <Button
            block
            size="l"
            disabled={key.trim().length < 4}
            busy={find.pending && '查找中'}
            onPress={() => void find.run()}
          >
            查找茶友
          </Button>
        )
      }
    >
      {piece && (
        <View>
          <Text className={styles.piece}>{`${piece.collectible.name} ${serialText(piece.serialNo)}`}</Text>
          <View>
            <TextField
              label="接收人"
              kind="account"
              value={key}
              maxLength={20}
              placeholder="手机号或会员号"
              onInput={type}
              clearable
              hint="对方需在 24 小时内接收，逾期自动退回；接收后冻结 7 天"
            />
          </View>
          <Slot>
            {receiver && (
              <View className={styles.who} role="status">
                <Avatar src={receiver.user.avatar} name={receiver.maskedName} />
                <View>
                  <Words size="name" medium block>
                    {receiver.maskedName}
                  </Words>
                  <Note block>{`${receiver.user.no} · ${receiver.user.levelName}`}</Note>
                </View>
              </View>
            )}
          </Slot>
        </View>
      )}
    </Sheet>
  );
}
