/** The code of the page, to be scanned with the messenger, and a way to keep it. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { QrCode } from '@/ui/kit/QrCode';
import { Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import styles from './CodeWay.module.scss';

const QrSheet = later(() => import('@/domain/poster/QrSheet').then(({ QrSheet: part }) => part));

interface CodeWayProps {
  link: string;
  name: string;
  hint: string;
}

export function CodeWay({ link, name, hint }: CodeWayProps) {
  const [open, setOpen] = useState(false);
  return (
    <View className={styles.code}>
      <QrCode text={link} label={`${name}的小程序码`} size={200} />
      <Words size="body">{hint}</Words>
      <Button size="s" tone="soft" onPress={() => setOpen(true)}>
        保存二维码
      </Button>
      <QrSheet open={open} title={name} text={link} note="用微信扫一扫打开" onClose={() => setOpen(false)} />
    </View>
  );
}
