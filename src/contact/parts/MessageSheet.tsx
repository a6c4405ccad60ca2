/** 留言, under the rules of the opinion form: visitors leave a way to be answered; what was typed is kept while the app runs. */
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { wrongContact } from '@/domain/feedback/contact';
import { MOST_TEXT, shortText } from '@/domain/feedback/labels';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';

export const MessageSheet = observer(function MessageSheet({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}) {
  const { feedback, session } = useStores();
  const form = useForm(
    { content: '', contact: '' },
    {
      content: shortText,
      contact: (text) => (session.hasLogin ? undefined : wrongContact(text)),
    },
    'contact-message',
  );
  const send = useAction(async () => {
    if (!form.check()) return;
    const { content, contact } = form.values;
    await call('shop.opinion', {
      kind: 'service',
      content: content.trim(),
      ...(session.hasLogin ? {} : { contact: contact.trim() }),
    });
    form.done();
    form.reset({ content: '', contact: '' });
    feedback.toast('已收到，次日回复你');
    onClose();
  });
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="给我们留言"
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={() => void send.run()}>
          提交
        </Button>
      }
    >
      <TextArea label="想说的话" placeholder="订单、茶叶或建议都可以" maxLength={MOST_TEXT} {...form.bind('content')} />
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
