/** The messenger's code of somebody of the staff, as that one has put it on the own card. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Picture } from '@/ui/kit/Picture';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import styles from './staff.module.scss';

/** Said when there is none. */
export const NO_WECHAT = '还没有放微信二维码，先打电话吧';

interface WechatSheetProps {
  open: boolean;
  name: string;
  src: string;
  onClose: () => void;
}

export const WechatSheet = ({ open, name, src, onClose }: WechatSheetProps): ReactElement => (
  <Sheet open={open} onClose={onClose} title={`加${name}的微信`}>
    <View className={styles.code}>
      <Picture src={src} w={480} ratio={1} alt={`${name}的微信二维码`} />
    </View>
    <Note block className={styles.hint}>
      长按识别，或存下来用微信扫一扫
    </Note>
  </Sheet>
);
