/** Where it goes: one of the own cards, the messenger or the settlement service; a sheet shows them all. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WithdrawInfo } from '@/contract';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import type { Withdraw } from './useWithdraw';
import styles from './Target.module.scss';

interface Choice {
  key: string;
  icon: IconName;
  title: string;
  note: string;
  on: boolean;
  choose: () => void;
}

function choicesOf(info: WithdrawInfo, { method, card, setMethod, setCardId }: Withdraw): Choice[] {
  const has = (one: string) => info.methods.some(({ value }) => value === one);
  const last = card ? `${card.bankName} 尾号 ${card.tail}` : '须先绑定本人储蓄卡';
  return [
    ...(has('bank')
      ? info.cards.map(({ id, bankName, tail }) => ({
          key: id,
          icon: 'card' as const,
          title: `${bankName} 储蓄卡`,
          note: `尾号 ${tail}　${info.holder}`,
          on: method === 'bank' && card?.id === id,
          choose: () => {
            setMethod('bank');
            setCardId(id);
          },
        }))
      : []),
    ...(has('bank') && info.cards.length === 0
      ? [
          {
            key: 'bank',
            icon: 'card' as const,
            title: '银行卡',
            note: last,
            on: method === 'bank',
            choose: () => setMethod('bank'),
          },
        ]
      : []),
    ...(has('wechat')
      ? [
          {
            key: 'wechat',
            icon: 'chat' as const,
            title: '微信零钱',
            note: '须在微信里确认收款',
            on: method === 'wechat',
            choose: () => setMethod('wechat'),
          },
        ]
      : []),
    ...(has('external')
      ? [
          {
            key: 'external',
            icon: 'pay' as const,
            title: '结算通道',
            note: `由结算服务商代付到${last}`,
            on: method === 'external',
            choose: () => setMethod('external'),
          },
        ]
      : []),
  ];
}

export function Target({ info, withdraw }: { info: WithdrawInfo; withdraw: Withdraw }): ReactElement {
  const [open, setOpen] = useState(false);
  const choices = choicesOf(info, withdraw);
  const now = choices.find(({ on }) => on) ?? choices[0];
  return (
    <>
      <View className={styles.target}>
        <Cells>
          <Cell
            label={now?.title ?? '暂无提现方式'}
            note={now?.note}
            leading={<Round icon={now?.icon ?? 'card'} />}
            act="更换"
            name={`提现到 ${now?.title ?? ''} ${now?.note ?? ''}，更换`}
            onPress={() => setOpen(true)}
          />
        </Cells>
      </View>
      <Sheet open={open} title="提现到" onClose={() => setOpen(false)}>
        <Cells>
          {choices.map(({ key, icon, title, note, on, choose }) => (
            <Cell
              key={key}
              label={title}
              note={note}
              leading={<Round icon={icon} />}
              role="radio"
              checked={on}
              arrow={false}
              onPress={() => {
                choose();
                setOpen(false);
              }}
            >
              <CheckMark kind="radio" checked={on} />
            </Cell>
          ))}
          <Cell
            label="添加银行卡"
            note="须为本人储蓄卡"
            leading={<Round icon="plus" />}
            onPress={() => {
              setOpen(false);
              return go('/member/pages/withdraw/identifierHe', { next: 'apply' });
            }}
          />
        </Cells>
        <Note block className={styles.foot}>
          卡号已加密保存，只用于打款。
        </Note>
      </Sheet>
    </>
  );
}

const Round = ({ icon }: { icon: IconName }): ReactElement => (
  <View className={styles.round}>
    <Icon name={icon} size={20} />
  </View>
);
