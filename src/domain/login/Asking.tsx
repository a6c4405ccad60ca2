/** The device that asks: what it is, where it stands, since when, and how long its code is good for. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { AppTicket } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { Countdown } from '@/ui/kit/Countdown';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Note, Title, Words } from '@/ui/kit/Words';
import styles from './login.module.scss';

interface AskingProps {
  ticket: AppTicket;
  icon: IconName;
  /** 电脑端请求登录. */
  title: string;
  /** What it will be able to do. */
  children: ReactNode;
  onExpired: () => void;
}

export function Asking({ ticket, icon, title, children, onExpired }: AskingProps): ReactElement {
  const rows = [
    ...(ticket.store ? [{ label: '门店', value: ticket.store.name }] : []),
    { label: '位置', value: ticket.place },
    // Of a screen the place says more.
    { label: 'IP', value: ticket.store ? '' : ticket.ip },
    { label: '时间', value: fullTime(ticket.createdAt) },
  ].filter(({ value }) => value);
  return (
    <View className={styles.asking}>
      <View className={styles.seal}>
        <Icon name={icon} size={30} />
      </View>
      <Note>{title}</Note>
      <Title size="head" tracked className={styles.device} role="heading" aria-level={2}>
        {ticket.device}
      </Title>
      <View className={styles.facts}>
        {rows.map(({ label, value }) => (
          <View key={label} className={styles.fact}>
            <Words size="sub" tone="muted" className={styles.label}>
              {label}
            </Words>
            <Text className={styles.value}>{value}</Text>
          </View>
        ))}
        {(ticket.status === 'waiting' || ticket.status === 'scanned') && (
          <View className={styles.fact}>
            <Words size="sub" tone="muted" className={styles.label}>
              有效
            </Words>
            <Countdown tone="text" endAt={ticket.expiresAt} onEnd={onExpired} />
          </View>
        )}
      </View>
      {children}
    </View>
  );
}
