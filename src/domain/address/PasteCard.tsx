/** 粘贴识别: text in, a preview out; nothing reaches the form before 使用. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ParsedAddress } from '@/contract';
import { regionText } from '@/domain/address/text';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { TextArea } from '@/ui/kit/TextArea';
import { Card } from '@/ui/kit/Card';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';
import styles from './PasteCard.module.scss';

interface PasteCardProps {
  onUse: (parsed: ParsedAddress) => void;
  /** Whose name it is. */
  who?: string;
}

export function PasteCard({ onUse, who = '收货人' }: PasteCardProps): ReactElement {
  const { feedback } = useStores();
  const [text, setText] = useState('');
  const [found, setFound] = useState<ParsedAddress>();
  const read = useAction(async () => {
    if (text.trim() === '') return void feedback.toast('先粘贴一段地址');
    const parsed = await call('address.parse', { text });
    if (!parsed.name && !parsed.mobile && !parsed.region) return void feedback.toast('没有认出地址，请手动填写');
    setFound(parsed);
  });
  const use = () => {
    if (!found) return;
    onUse(found);
    setFound(undefined);
    setText('');
  };
  return (
    <Card place="next" clip>
      <TextArea
        label="粘贴识别"
        value={text}
        rows={2}
        maxLength={500}
        placeholder="把姓名、手机号和地址一起粘贴到这里"
        onInput={(value) => {
          setText(value);
          setFound(undefined);
        }}
      />
      {!found && (
        <View className={styles.foot}>
          <Button size="s" tone="quiet" busy={read.pending} disabled={text.trim() === ''} onPress={read.run}>
            识别
          </Button>
        </View>
      )}
      {found && (
        <View className={styles.preview} role="status">
          <Row label={who} value={found.name} />
          <Row label="手机号" value={found.mobile} />
          {found.phone && <Row label="电话" value={found.phone} />}
          <Row
            label="地区"
            value={found.region ? `${regionText(found.region)}${found.complete ? '' : '（请补选区县）'}` : ''}
          />
          <Row label="详细" value={found.detail} />
          <View className={styles.foot}>
            <Button size="s" tone="quiet" onPress={() => setFound(undefined)}>
              不用
            </Button>
            <Button size="s" tone="soft" onPress={use}>
              使用
            </Button>
          </View>
        </View>
      )}
    </Card>
  );
}

const Row = ({ label, value }: { label: string; value: string }): ReactElement => (
  <View className={styles.row}>
    <Text className={styles.label}>{label}</Text>
    <Text className={value ? styles.value : styles.missing}>{value || '没有认出'}</Text>
  </View>
);
