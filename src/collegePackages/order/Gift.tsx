/** 送给好友: whoever learns it is found by a whole mobile or member number, and shown with a masked name. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Block } from '@/domain/checkout/Block';
import { ReceiverCell } from '@/domain/give/ReceiverCell';
import { RecipientFinder } from '@/domain/give/RecipientFinder';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Slot } from '@/ui/kit/Slot';
import { Switch } from '@/ui/kit/Switch';
import type { CourseSettle } from './labels';
import type { Settle } from './useSettle';

interface GiftProps {
  to: CourseSettle['giftTo'];
  settle: Pick<Settle, 'isGift' | 'turnGift' | 'giveTo'>;
}

export function Gift({ to, settle }: GiftProps): ReactElement {
  const { isGift, turnGift, giveTo } = settle;
  const [avatar, setAvatar] = useState('');
  return (
    <Block raised>
      <Cells>
        <Cell label="送给好友" note="付款后直接开通给对方">
          <Switch label="送给好友" on={isGift} onChange={turnGift} />
        </Cell>
      </Cells>
      <Slot>
        {isGift && (
          <View>
            {to ? (
              <ReceiverCell name={to.name} avatar={avatar} note="由对方来学" onChange={() => giveTo(undefined)} />
            ) : (
              <RecipientFinder
                onFound={({ user }) => {
                  setAvatar(user.avatar);
                  giveTo(user.no);
                }}
              />
            )}
          </View>
        )}
      </Slot>
    </Block>
  );
}
