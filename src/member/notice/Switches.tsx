import type { ReactElement } from 'react';
import type { NoticeSettings } from '@/contract';
import { Cell } from '@/ui/kit/Cell';
import { Switch } from '@/ui/kit/Switch';
import { Group } from '../setting/Group';
import { useSwitches, type SwitchKey } from './useSwitches';

const GROUPS: readonly {
  title: string;
  note?: string;
  rows: readonly { key: SwitchKey; label: string; note: string }[];
}[] = [
  {
    title: '消息推送',
    note: '关掉以后消息仍在消息中心里。付款和账户安全的通知关系到你的钱，总会发送。',
    rows: [
      { key: 'order', label: '订单', note: '发货、签收、退款' },
      { key: 'service', label: '服务', note: '售后、到货与降价' },
      { key: 'marketing', label: '营销', note: '积分、年卡快到期' },
      { key: 'team', label: '团队', note: '新茶友、邀请' },
    ],
  },
  {
    title: '方式',
    rows: [
      { key: 'sms', label: '短信', note: '提现到账或退回、新设备登录' },
      { key: 'sound', label: '声音', note: '在「我的」和消息中心里提示一声' },
    ],
  },
  {
    title: '隐私',
    rows: [
      { key: 'contact', label: '允许邀请人联系我', note: '打开后，邀请你的人能看到手机号并打电话' },
      { key: 'adviser', label: '茶顾问可看订单', note: '打开后，你的茶顾问能看到买过什么，快喝完时提醒你' },
    ],
  },
];

export function Switches({ settings }: { settings: NoticeSettings }): ReactElement {
  const { turned, turn } = useSwitches();
  return (
    <>
      {GROUPS.map(({ title, note, rows }) => (
        <Group key={title} title={title} note={note}>
          {rows.map((row) => (
            <Cell key={row.key} label={row.label} note={row.note}>
              <Switch
                on={turned[row.key] ?? settings[row.key] ?? false}
                label={row.label}
                onChange={(on) => void turn(row.key, on)}
              />
            </Cell>
          ))}
        </Group>
      ))}
    </>
  );
}
