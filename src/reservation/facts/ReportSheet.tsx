/** 报错: what is wrong in the facts of a store. What was typed is kept while the app runs; visitors leave a way to be answered. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { StoreCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { wrongContact } from '@/domain/feedback/contact';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';

const PARTS = ['营业时间', '电话', '地址', '交通停车', '其他'] as const;
const MOST = 300;

interface ReportSheetProps {
  store: StoreCard;
  open: boolean;
  onClose: () => void;
}

export const ReportSheet = observer(function ReportSheet({ store, open, onClose }: ReportSheetProps): ReactElement {
  const { feedback, session } = useStores();
  const form = useForm(
    { part: '营业时间', text: '', contact: '' },
    {
      text: (text) => (text.trim() === '' ? '写一句应当是什么' : undefined),
      contact: (text) => (session.hasLogin ? undefined : wrongContact(text)),
    },
    `store-report-${store.id}`,
  );
  const { part, text, contact } = form.values;
  const send = useAction(async () => {
    if (!form.check()) return;
    await call('shop.opinion', {
      kind: 'service',
      content: `门店信息报错 ${store.name}（${part}）：${text.trim()}`,
      ...(session.hasLogin ? {} : { contact: contact.trim() }),
    });
    form.done();
    form.reset({ part, text: '', contact: '' });
    onClose();
    feedback.toast('已收到，核实后改正');
  });
  return (
    <Sheet
      open={open}
      title="哪里不对"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={() => void send.run()}>
          提交
        </Button>
      }
    >
      <ChipGroup label="哪一项不对">
        {PARTS.map((word) => (
          <Chip key={word} selected={word === part} onPress={() => form.set('part', word)}>
            {word}
          </Chip>
        ))}
      </ChipGroup>
      <TextArea label="应当是什么" placeholder="例如：周二改为 22:00 打烊" maxLength={MOST} {...form.bind('text')} />
      {!session.hasLogin && (
        <TextField
          label="联系方式"
          kind="account"
          placeholder="手机号或邮箱"
          maxLength={60}
          {...form.bind('contact')}
        />
      )}
    </Sheet>
  );
});
