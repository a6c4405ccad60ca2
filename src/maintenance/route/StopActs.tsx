/** What can be done at a stop: the way there, a call, not going; checked in it asks what came of it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VisitStop } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './stops.module.scss';

export type StopAct = 'check' | 'result' | 'cancel';

interface StopActsProps {
  stop: VisitStop;
  isCurrent: boolean;
  canEdit: boolean;
  /** The check-in of the stop lies on the phone. */
  isWaiting: boolean;
  onAct: (act: StopAct, stop: VisitStop) => void;
}

export function StopActs({ stop, isCurrent, canEdit, isWaiting, onAct }: StopActsProps): ReactElement | null {
  const { geo, address, status, client } = stop;
  const { mobile, name, id } = client;
  const canCheck = canEdit && status === 'waiting' && !isWaiting;
  if (status === 'done' || status === 'cancelled') return null;
  return (
    <>
      <View className={styles.tools}>
        {geo ? (
          <StopTool icon="visit" word="导航" onPress={() => void go('/open-location', { ...geo, name, address })} />
        ) : (
          <StopTool icon="pin" word="补充地址" onPress={() => void go('/client/pages/clientedit', { id })} />
        )}
        <StopTool
          icon="phone"
          word="电话"
          label={`电话，${name}`}
          onPress={() => void platform.phone.dial(mobile.replace(/\s/g, ''))}
        />
        {canCheck && <StopTool icon="close" word="不去了" onPress={() => onAct('cancel', stop)} />}
      </View>
      {canCheck && (
        <Button
          block
          size={isCurrent ? 'l' : 'm'}
          tone={isCurrent ? 'primary' : 'line'}
          icon="camera"
          onPress={() => onAct('check', stop)}
        >
          签到拍照
        </Button>
      )}
      {canEdit && status === 'checked' && (
        <Button block size="l" tone={isCurrent ? 'primary' : 'line'} onPress={() => onAct('result', stop)}>
          填结果
        </Button>
      )}
    </>
  );
}

interface StopToolProps {
  icon: IconName;
  word: string;
  label?: string;
  onPress: () => void;
}

const StopTool = ({ icon, word, label, onPress }: StopToolProps): ReactElement => (
  <Pressable className={styles.tool} {...(label !== undefined && { label })} onPress={onPress}>
    <Icon name={icon} size={18} />
    <Words size="sub">{word}</Words>
  </Pressable>
);
