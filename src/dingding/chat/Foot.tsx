/** Below the messages: ways through them, what one came to talk about, and the field. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { EMOJI } from '@/core/lib/emoji';
import { useStores } from '@/core/stores';
import { later } from '@/ui/shell';
import { Composer } from './Composer';
import { Floats } from './Floats';
import { Offer } from './Offer';
import { useDraft } from './useDraft';
import type { Saying } from './useSaying';
import { useMentions } from './useMentions';
import { useTools } from './useTools';
import styles from './chat.module.scss';

const PickCard = later(() => import('./PickCard').then((part) => part.PickCard));

const MentionSheet = later(() => import('./MentionSheet').then((part) => part.MentionSheet));

const PHRASES = {
  staff: ['你好，有什么可以帮你？', '稍等，我看一下马上回复你。', '已经为你安排，预计今天发出。', '收到，辛苦了。'],
  member: ['你好，想咨询一下。', '我的订单什么时候发货？', '这款茶怎么泡好喝？'],
};

/** A face alone is shown large. */
const isFace = (words: string): boolean => EMOJI.some(({ alt }) => alt === words);

interface FootProps {
  say: Saying['say'];
  onFile: () => unknown;
  card: string | undefined;
  isAtEnd: boolean;
  onEnd: () => unknown;
  onJump: (id: string) => unknown;
  replyTo: ChatMsg | undefined;
  onNoReply: () => void;
}

export const Foot = observer(function Foot(props: FootProps): ReactElement {
  const { say, onFile, card, isAtEnd, onEnd, onJump, replyTo, onNoReply } = props;
  const { session, chat } = useStores();
  const [text, setText] = useDraft(chat.conversation);
  const { id = '', kind } = chat.conversation ?? {};
  const mentions = useMentions({ text, onText: setText, isGroup: kind === 'group' });
  const { tools, picking, send: sendCard, endPick } = useTools(say, onFile);
  const send = () => {
    const named = mentions.take(text);
    const words = text.trim();
    say(isFace(words) && !replyTo ? 'emoji' : 'text', {
      text: words,
      ...(replyTo ? { replyTo: replyTo.id } : {}),
      ...(named.length > 0 ? { mentions: named } : {}),
    });
    setText('');
    onNoReply();
  };
  return (
    <>
      <View className={styles.foot}>
        <Floats isAtEnd={isAtEnd} onEnd={onEnd} onJump={onJump} />
        <Offer card={card} onSend={(type, refId) => say(type, { refId })} />
        <Composer
          text={text}
          onText={mentions.type}
          onSend={send}
          onVoice={(url) => say('voice', { url })}
          replyTo={replyTo}
          onNoReply={onNoReply}
          tools={tools}
          phrases={session.member?.employee ? PHRASES.staff : PHRASES.member}
        />
      </View>
      {mentions.choosing ? <MentionSheet conversationId={id} onPick={mentions.choose} onClose={mentions.end} /> : null}
      {picking ? <PickCard type={picking} onClose={endPick} onPick={sendCard} /> : null}
    </>
  );
});
