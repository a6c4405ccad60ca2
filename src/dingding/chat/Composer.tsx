/** The field at the foot of a conversation: words and faces, a recording, and what else can be sent. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { splitEmoji } from '@/core/lib/emoji';
import { Button } from '@/ui/kit/Button';
import { Entry } from '@/ui/kit/Entry';
import { IconButton } from '@/ui/kit/IconButton';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';
import { Emojis } from './Emojis';
import { lineOf } from './lines';
import { Recorder } from './Recorder';
import { ToolsPanel, type Tool } from './ToolsPanel';
import styles from './panel.module.scss';

type PanelName = 'emoji' | 'tools' | 'voice';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onVoice: (url: string) => void;
  replyTo: ChatMsg | undefined;
  onNoReply: () => void;
  tools: readonly Tool[];
  phrases: readonly string[];
}

const MOST_TEXT = 2000;

/** Without the last character, or the last face. */
function erased(text: string): string {
  const parts = splitEmoji(text);
  const last = parts.pop();
  const rest = parts.map((part) => (typeof part === 'string' ? part : part.alt)).join('');
  return typeof last === 'string' ? rest + Array.from(last).slice(0, -1).join('') : rest;
}

function Reply({ message, onEnd }: { message: ChatMsg; onEnd: () => void }): ReactElement {
  return (
    <View className={styles.reply}>
      <Words size="foot" lines={1} className={styles.replyWords}>
        {`回复 ${message.from.nickname}：${lineOf(message)}`}
      </Words>
      <IconButton icon="close" size={16} label="不回复了" onPress={onEnd} />
    </View>
  );
}

interface PanelProps extends Pick<ComposerProps, 'text' | 'onText' | 'onVoice' | 'tools' | 'phrases'> {
  name: PanelName;
  onClose: () => void;
}

/** In the place of the keyboard. */
function Panel({ name, text, onText, onVoice, tools, phrases, onClose }: PanelProps): ReactElement {
  if (name === 'emoji') return <Emojis onPick={(alt) => onText(text + alt)} onErase={() => onText(erased(text))} />;
  if (name === 'voice')
    return (
      <Recorder
        onDone={(url) => {
          onClose();
          onVoice(url);
        }}
      />
    );
  const write = (phrase: string) => {
    onText(phrase);
    onClose();
  };
  return <ToolsPanel tools={tools} phrases={phrases} onPhrase={write} />;
}

export function Composer(props: ComposerProps): ReactElement {
  const { text, onText, onSend, replyTo, onNoReply } = props;
  const [panel, setPanel] = useState<PanelName>();
  const toggle = (which: PanelName) => setPanel((was) => (was === which ? undefined : which));
  const close = () => setPanel(undefined);
  const hasText = text.trim() !== '';
  const send = () => {
    if (hasText) onSend();
  };
  return (
    <View className={styles.pane}>
      <Slot>{replyTo ? <Reply message={replyTo} onEnd={onNoReply} /> : null}</Slot>
      <View className={styles.row}>
        <IconButton
          icon={panel === 'voice' ? 'keyboard' : 'mic'}
          label={panel === 'voice' ? '打字' : '语音'}
          onPress={() => toggle('voice')}
        />
        <View className={styles.field}>
          <Entry
            className={styles.entry}
            placeholderClass={styles.hint}
            kind="text"
            label="消息"
            placeholder="说点什么"
            value={text}
            maxLength={MOST_TEXT}
            confirmType="send"
            onInput={onText}
            onConfirm={send}
            onFocus={close}
          />
        </View>
        <IconButton
          icon={panel === 'emoji' ? 'keyboard' : 'smile'}
          label={panel === 'emoji' ? '收起表情' : '表情'}
          on={panel === 'emoji'}
          onPress={() => toggle('emoji')}
        />
        {hasText ? (
          <Button onPress={send}>发送</Button>
        ) : (
          <IconButton icon="plus" label="更多" on={panel === 'tools'} onPress={() => toggle('tools')} />
        )}
      </View>
      <Slot>{panel ? <Panel {...props} name={panel} onClose={close} /> : null}</Slot>
    </View>
  );
}
