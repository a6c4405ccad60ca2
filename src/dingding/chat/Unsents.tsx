/** What has not arrived yet, below what has: words and papers that wait, and papers that are on their way to the server. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { bytesText } from '@/core/lib/bytes';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Spinner } from '@/ui/kit/Spinner';
import { Stack } from '@/ui/kit/Stack';
import { lineOf } from './lines';
import { PaperLook } from './Paper';
import { Said } from './Said';
import type { Unsent } from './unsent';
import type { Saying } from './useSaying';
import type { Upload, Uploads } from './useUploads';
import styles from './chat.module.scss';

const textOf = (entry: Unsent): string =>
  entry.body?.text ?? lineOf({ type: entry.type ?? 'text', body: {}, status: 'sent' });

function Act({ word, what, onPress }: { word: string; what: string; onPress: () => unknown }): ReactElement {
  return (
    <Pressable className={styles.failAct} label={`${word} ${what}`} onPress={onPress}>
      <Text>{word}</Text>
    </Pressable>
  );
}

interface FailProps {
  what: string;
  reason: string | undefined;
  onAgain: () => unknown;
  onDrop?: (() => unknown) | undefined;
}

function Fail({ what, reason, onAgain, onDrop }: FailProps): ReactElement {
  return (
    <View className={styles.fail} {...aria({ role: 'alert' })}>
      <Icon name="warn" size={14} />
      <Text>{reason ? `没发出去：${reason}` : '没发出去'}</Text>
      <Act word="重发" what={what} onPress={onAgain} />
      {onDrop && <Act word="删掉" what={what} onPress={onDrop} />}
    </View>
  );
}

function Mine({ children }: { children: ReactNode }): ReactElement {
  const me = useStores().session.member;
  return (
    <View className={classes(styles.item, styles.mine)}>
      <Avatar src={me?.avatar} name={me?.nickname} size={40} />
      <View className={styles.what}>{children}</View>
    </View>
  );
}

function Waiting({ entry, saying: { isStuck, again, drop } }: { entry: Unsent; saying: Saying }): ReactElement {
  const text = textOf(entry);
  const isRefused = entry.refused !== undefined;
  return (
    <Mine>
      {entry.type === 'file' ? (
        <View className={styles.paper}>
          <PaperLook name={text} />
        </View>
      ) : (
        <View className={classes(styles.bubble, styles.own)}>
          <Said text={text} />
        </View>
      )}
      {isRefused || isStuck ? (
        <Fail
          what={text}
          reason={entry.refused}
          onAgain={() => again(entry)}
          onDrop={isRefused ? () => drop(entry) : undefined}
        />
      ) : (
        <Stack row gap={4} align="center">
          <Spinner />
          <Text className={styles.read}>发送中</Text>
        </Stack>
      )}
    </Mine>
  );
}

function Leaving({ one, uploads: { again, drop } }: { one: Upload; uploads: Uploads }): ReactElement {
  const { id, name, size, percent, failed, cancel } = one;
  const words = `正在上传 ${percent}%`;
  return (
    <Mine>
      <View className={styles.paper}>
        <PaperLook name={name} note={bytesText(size)} />
      </View>
      {failed === undefined ? (
        <>
          <Progress value={percent} label={words} />
          <Stack row gap={4} align="center">
            <Text className={styles.read}>{words}</Text>
            {cancel && <Act word="取消" what={name} onPress={cancel} />}
          </Stack>
        </>
      ) : (
        <Fail what={name} reason={failed} onAgain={() => again(one)} onDrop={() => drop(id)} />
      )}
    </Mine>
  );
}

export function Unsents({ saying, uploads }: { saying: Saying; uploads: Uploads }): ReactElement {
  return (
    <View>
      {saying.unsent.map((entry) => (
        <Waiting key={entry.clientId} entry={entry} saying={saying} />
      ))}
      {uploads.uploads.map((one) => (
        <Leaving key={one.id} one={one} uploads={uploads} />
      ))}
    </View>
  );
}
