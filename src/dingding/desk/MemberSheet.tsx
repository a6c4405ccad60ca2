/** A member whom the service has found: what the staff wrote before, and a message more. */
import { useState, type ReactElement } from 'react';
import type { DeskMember } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { WriteSheet } from '@/domain/staff/WriteSheet';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';

interface MemberSheetProps {
  /** undefined: closed. */
  id: string | undefined;
  onClose: () => void;
}

export function MemberSheet({ id, onClose }: MemberSheetProps): ReactElement {
  const { feedback } = useStores();
  const [fresh, setFresh] = useState<DeskMember>();
  const read = useBlock(async () => (id === undefined ? undefined : call('desk.member', { id })), id ?? '');
  const member = fresh?.id === id ? fresh : read;
  const send = async (text: string) => {
    if (id === undefined) return;
    setFresh(await call('desk.tell', { id, text }));
    feedback.toast('已发送');
    onClose();
  };
  const messages = member?.messages ?? [];
  return (
    <WriteSheet
      open={id !== undefined}
      title={member ? `发消息给${member.nickname}` : '发消息'}
      label="内容"
      placeholder="会出现在对方的消息里"
      {...(member && { note: `${member.mobile}　${member.no}。对方回复会进客服会话。` })}
      yes="发送"
      onSend={send}
      onClose={onClose}
    >
      {messages.length > 0 && (
        <Section title="发过的消息" gutter={false}>
          {messages.map(({ id: key, by, text, at }) => (
            <RecordRow key={key} listed flush title={text} notes={[`${by}　${listTime(at)}`]} />
          ))}
        </Section>
      )}
    </WriteSheet>
  );
}
