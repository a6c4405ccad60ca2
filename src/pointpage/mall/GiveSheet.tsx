/** 赠送好友: who it is for, found by the whole mobile or number, and some words with it. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, ExchangeGoods } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { RecipientFinder } from '@/domain/points/RecipientFinder';
import { figure } from '@/domain/points/words';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './GiveSheet.module.scss';

interface GiveSheetProps {
  item: ExchangeGoods | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function GiveSheet({ item, onClose, onDone }: GiveSheetProps): ReactElement {
  const { feedback } = useStores();
  const [found, setFound] = useState<DataOf<'credits.to'>>();
  const [memo, setMemo] = useState('');
  const give = useAction(async () => {
    if (!item || !found) return;
    await call('integralGoods.give', { goodsId: item.id, toId: found.user.id, memo: memo.trim() });
    feedback.toast(item.kind === 'goods' ? '已送出，等对方填写地址' : '已送到对方券包');
    setFound(undefined);
    setMemo('');
    onDone();
  });
  return (
    <Sheet
      open={item !== undefined}
      title="赠送好友"
      onClose={onClose}
      footer={
        found && (
          <Button block size="l" busy={give.pending && '赠送中'} onPress={() => void give.run()}>
            {`用 ${figure(item?.value ?? 0)} 积分送给${found.maskedName}`}
          </Button>
        )
      }
    >
      <View className={styles.form}>
        {found ? (
          <>
            <Cells>
              <Cell
                label={found.maskedName}
                note="送出后不可撤回，请核对"
                leading={<Avatar src={found.user.avatar} size={40} alt="" />}
                act="更换"
                name={`更换收礼的人，现在是${found.maskedName}`}
                onPress={() => setFound(undefined)}
              />
            </Cells>
            <TextField label="留言" placeholder="选填" maxLength={30} value={memo} onInput={setMemo} />
          </>
        ) : (
          <RecipientFinder onFound={setFound} />
        )}
        {item?.kind === 'goods' && (
          <Note block className={styles.note}>
            对方 7 天内填写地址就寄出；没有填写，积分原样退回。
          </Note>
        )}
      </View>
    </Sheet>
  );
}
