/** 举报假货: a complaint with the code in it. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction, useForm } from '@/ui/shell';
import styles from './Fake.module.scss';

const LEAST = 10;

export function Fake({ open, code, onClose }: { open: boolean; code: string; onClose: () => void }) {
  const { feedback } = useStores();
  const form = useForm(
    { where: '' },
    { where: (text: string) => ([...text.trim()].length < LEAST ? `至少写 ${LEAST} 个字` : undefined) },
  );
  const send = useAction(async () => {
    if (!form.check()) return false;
    await call('shop.opinion', {
      kind: 'complaint',
      content: `假冒编码 ${code}：${form.values.where.trim()}`,
    });
    form.reset({ where: '' });
    onClose();
    feedback.toast('已收到，我们会核实');
    return true;
  });
  return (
    <Sheet
      open={open}
      title="举报假货"
      onClose={onClose}
      footer={
        <Button block busy={send.pending ? '提交中' : false} onPress={() => void send.run()}>
          提交
        </Button>
      }
    >
      <View className={styles.form}>
        <TextArea
          label="在哪里买到的"
          placeholder="店铺、时间、包装上的字"
          maxLength={300}
          rows={5}
          {...form.bind('where')}
        />
      </View>
    </Sheet>
  );
}
