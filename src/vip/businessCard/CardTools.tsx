/** 打电话, 加微信, 存通讯录, 导航. */
import { useState, type ReactElement } from 'react';
import type { BusinessCard } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { NO_WECHAT, WechatSheet } from '@/domain/staff/WechatSheet';
import { Card } from '@/ui/kit/Card';
import { Tool } from '@/ui/kit/Tool';
import { useAction } from '@/ui/shell';
import styles from './card.module.scss';

export function CardTools({ card }: { card: BusinessCard }): ReactElement {
  const { feedback } = useStores();
  const [wechat, setWechat] = useState(false);
  const { employee, mobile, company, email, geo, address, wechatQr } = card;
  const { name, title, storeName } = employee;
  const dial = useAction(() => platform.phone.dial(mobile));
  const keep = useAction(() => platform.phone.keep({ name, mobile, company, title, email }));
  const add = () => (wechatQr === '' ? feedback.toast(NO_WECHAT) : setWechat(true));
  return (
    <Card place="next" className={styles.tools}>
      <Tool icon="phone" text="打电话" onPress={() => void dial.run()} />
      <Tool icon="chat" text="加微信" onPress={add} />
      <Tool icon="user" text="存通讯录" onPress={() => void keep.run()} />
      {geo && (
        <Tool icon="pin" text="导航" onPress={() => void go('/open-location', { ...geo, name: storeName, address })} />
      )}
      <WechatSheet open={wechat} onClose={() => setWechat(false)} name={name} src={wechatQr} />
    </Card>
  );
}
